// Grammars mined without samples from nine small parsers: precision (words of the mined grammar that the parser accepts) and
// recall (words of a reference grammar that the mined grammar derives), as STALAGMITE and Mimid measure them.
// `npm run bench -- mining`, or `node .bench/bench/mining.js calc lisp` for some of them; RUNS and SHOW=1 in the environment.
import { Random } from '../src/core/random.ts';
import { Parser } from '../src/derivation/parse/parser.ts';
import { Printer } from '../src/derivation/print/printer.ts';
import { randomProducer } from '../src/derivation/production/random-producer.ts';
import { openTarget } from '../src/execution/open-target.ts';
import type { Grammar } from '../src/grammar/grammar.ts';
import { loadGrammarSync } from '../src/grammar/load-grammar.ts';
import { printEbnf } from '../src/grammar/printing/print-ebnf.ts';
import { mineGrammar } from '../src/mining/mine-grammar.ts';

interface MinedParser {
  readonly name: string;
  readonly exportName: string;
  /** Precision and recall that others report for their version of the parser, and the time. */
  readonly elsewhere: string;
}

const parsers: readonly MinedParser[] = [
  { name: 'calc', exportName: 'calc', elsewhere: 'STALAGMITE 1.00/1.00 in 24 h, Mimid 1.00/1.00 with samples' },
  { name: 'simplearith', exportName: 'simplearith', elsewhere: '' },
  { name: 'mathexpr', exportName: 'mathexpr', elsewhere: 'Mimid .978/.934 with samples' },
  { name: 'cgi-decode', exportName: 'cgiDecode', elsewhere: 'Mimid 1.00/1.00 with samples' },
  { name: 'microjson', exportName: 'microjson', elsewhere: 'Mimid .986/.930 with samples' },
  { name: 'cjson', exportName: 'cjson', elsewhere: 'STALAGMITE .992/1.00 in 24 h' },
  { name: 'lisp', exportName: 'lisp', elsewhere: 'STALAGMITE 1.00/1.00 in 24 h' },
  { name: 'tinyc', exportName: 'tinyc', elsewhere: 'STALAGMITE .996/1.00 in 24 h, Mimid .928/1.00 with samples' },
  { name: 'mjs', exportName: 'mjs', elsewhere: 'STALAGMITE .650/.844 in 24 h, Mimid .975/.905 with samples' },
];

const runs = Number(process.env['RUNS'] ?? 2_000_000);
const words = 1000;
const limits = { maxDepth: 10, maxSize: 200 };

function randomWords(grammar: Grammar, seed: string): readonly string[] {
  const producer = randomProducer(grammar, new Random(seed), limits);
  const printer = new Printer(grammar);
  return Array.from({ length: words }, () => printer.print(producer.next()!).text);
}

async function accepted(file: string, exportName: string, texts: readonly string[]): Promise<readonly boolean[]> {
  const target = await openTarget({ file, exportName, build: 'native', timeLimitMs: 2000, stacks: false });
  const valid: boolean[] = [];
  for await (const { outcome } of target.run(texts.map((text) => ({ kind: 'text', text }))))
    valid.push(outcome.kind === 'returned');
  await target.close();
  return valid;
}

function share(answers: readonly boolean[]): string {
  return (answers.filter(Boolean).length / words).toFixed(3);
}

/** The shortest of the texts that were answered with no. */
function shown(texts: readonly string[], answers: readonly boolean[]): string {
  return texts
    .filter((_, at) => answers[at] === false)
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 12)
    .map((text) => JSON.stringify(text))
    .join('  ');
}

async function measure({ name, exportName, elsewhere }: MinedParser): Promise<void> {
  const file = `bench/mining/subjects/${name}.js`;
  const reference = loadGrammarSync(`bench/mining/grammars/${name}.ebnf`);
  const ofReference = randomWords(reference, 'reference');
  const validReference = await accepted(file, exportName, ofReference);
  if (validReference.includes(false)) {
    const wrong = ofReference.filter((_, at) => validReference[at] === false);
    console.log(`${name}: the reference derives what the parser rejects: ${JSON.stringify(wrong.slice(0, 5))}`);
  }
  const start = performance.now();
  const target = { file, exportName, timeLimitMs: 1000 };
  const budget = { runs, deadline: start + 600_000 };
  const mined = await mineGrammar({
    target,
    texts: [],
    seed: '1',
    budget,
    name,
    onRound: (round) => {
      if (process.env['SHOW'] !== undefined) console.log(JSON.stringify(round));
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (typeof mined === 'string') {
    console.log(`${name}: nothing was mined: ${mined}`);
    return;
  }
  const { grammar } = mined;
  const ofMined = randomWords(grammar, 'mined');
  const validMined = await accepted(file, exportName, ofMined);
  const parser = new Parser(grammar);
  const derived = ofReference.map((text) => parser.parse(text).kind === 'parsed');
  const figures = [share(validMined), share(derived), `${grammar.rules.length}`, seconds.toFixed(1), `${mined.runs}`];
  console.log([name.padEnd(12), ...figures.map((one) => one.padStart(8)), ` ${elsewhere}`].join(' '));
  if (process.env['SHOW'] === undefined) return;
  console.log(printEbnf(grammar).text);
  console.log(`rejected: ${shown(ofMined, validMined)}\nmissing: ${shown(ofReference, derived)}`);
}

const asked = process.argv.slice(2);
console.log('parser       precision   recall    rules  seconds     runs  elsewhere');
for (const parser of parsers) if (asked.length === 0 || asked.includes(parser.name)) await measure(parser);
