import * as fc from 'fast-check';
import { Random } from '../src/core/random.js';
import { compileProducer } from '../src/derivation/compiled/compile-producer.js';
import { compileTextProducer } from '../src/derivation/compiled/compile-text-producer.js';
import { yieldOf } from '../src/derivation/derivation.js';
import { randomProducer } from '../src/derivation/production/random-producer.js';
import { loadGrammarSync } from '../src/grammar/load-grammar.js';
import { summarize, timeCpu } from './measure.js';
import { fastCheckJson } from './production/fast-check-json.js';
import { plainJson } from './production/plain-json.js';
import { plainRecursion } from './production/plain-recursion.js';
/*
 * Speed of writing JSON texts, in MB of UTF-8 per CPU second: the compiled producer compared with fast-check and with
 * plain recursion, all with the choices and about the probabilities of `grammars/json.ebnf`, in words of about the same
 * size. The contenders take turns, so that other load on the machine affects all of them; ratios compare the best
 * turns.
 */
const rounds = 15;
const grammar = loadGrammarSync('json');
const contenders = [
    { name: 'fast-check letrec', wordsPerRound: 2000, write: fastCheckBytes() },
    { name: 'plain recursion, by hand', wordsPerRound: 20_000, write: textBytes(plainJson(new Random(1))) },
    {
        name: 'plain recursion, any grammar',
        wordsPerRound: 10_000,
        write: textBytes(plainRecursion(grammar, new Random(1))),
    },
    { name: 'derivation trees', wordsPerRound: 3000, write: textBytes(treeTexts()) },
    { name: 'compiled, into strings', wordsPerRound: 50_000, write: textBytes(compiledTexts()) },
    { name: 'compiled, into bytes', wordsPerRound: 100_000, write: compiledBytes() },
];
const results = contenders.map((contender) => ({ ...contender, msPerMegabyte: [], bytes: 0 }));
for (let round = 0; round < rounds; round++) {
    for (const contender of results) {
        const { result: bytes, cpuMs } = timeCpu(() => contender.write(contender.wordsPerRound));
        contender.msPerMegabyte.push(cpuMs / (bytes / 1e6));
        contender.bytes += bytes;
    }
}
const speeds = results.map(({ msPerMegabyte }) => {
    const { minMs, medianMs } = summarize(msPerMegabyte);
    return { best: 1000 / minMs, median: 1000 / medianMs };
});
const [fastCheck, byHand, anyGrammar] = speeds.map(({ best }) => best);
console.log('MB per CPU second                  best    median   bytes/word   x fast-check   x by hand   x any grammar');
results.forEach(({ name, wordsPerRound, bytes }, i) => {
    const { best, median } = speeds[i];
    const cells = [
        best.toFixed(1).padStart(8),
        median.toFixed(1).padStart(9),
        (bytes / (rounds * wordsPerRound)).toFixed(0).padStart(12),
        (best / fastCheck).toFixed(1).padStart(14),
        (best / byHand).toFixed(1).padStart(11),
        (best / anyGrammar).toFixed(1).padStart(15),
    ];
    console.log(name.padEnd(30) + cells.join(' '));
});
function fastCheckBytes() {
    const json = fastCheckJson();
    const sink = Buffer.alloc(1 << 20);
    let seed = 0;
    return (words) => {
        let bytes = 0;
        for (const text of fc.sample(json, { numRuns: words, seed: ++seed }))
            bytes += sink.write(text);
        return bytes;
    };
}
/** Writing the text also forces the engine to build the concatenated string. */
function textBytes(next) {
    const sink = Buffer.alloc(1 << 20);
    return (words) => {
        let bytes = 0;
        for (let i = 0; i < words; i++)
            bytes += sink.write(next());
        return bytes;
    };
}
function compiledBytes() {
    const producer = compileProducer(grammar, new Random(1));
    return (words) => {
        let bytes = 0;
        for (let i = 0; i < words; i++)
            bytes += producer.write();
        return bytes;
    };
}
function compiledTexts() {
    const producer = compileTextProducer(grammar, new Random(1));
    return () => producer.next() ?? '';
}
function treeTexts() {
    const producer = randomProducer(grammar, new Random(1));
    return () => {
        const derivation = producer.next();
        return derivation === undefined ? '' : yieldOf(derivation);
    };
}
