/**
 * Speed of the general parser in MB per CPU second on JSON and on a left-recursive expression grammar, at 10 kB and 100
 * kB: growth should be nearly linear. `JSON.parse` is shown for scale; it parses one language and builds no derivation.
 */
import { Parser } from '../src/derivation/parse/parser.js';
import { SourceText } from '../src/core/text/source-text.js';
import { buildGrammar } from '../src/grammar/build-grammar.js';
import { loadGrammarSync } from '../src/grammar/load-grammar.js';
import { ebnf } from '../src/grammar/notations/ebnf.js';
import { measureCpu } from './measure.js';
const repeats = 7;
function jsonText(size) {
    const items = [];
    let length = 0;
    for (let i = 0; length < size; i++) {
        const item = {
            id: i,
            name: `item ${i}`,
            price: i * 1.5,
            tags: ['a', 'b\n', null, true],
            more: { x: [1, 2, 3], y: {} },
        };
        items.push(item);
        length += JSON.stringify(item).length + 1;
    }
    return JSON.stringify(items);
}
function expressionText(size) {
    return `1${'+(23*4)-5*6'.repeat(Math.ceil(size / 11))}`;
}
const expression = `
  e = t | e "+" t | e "-" t ;
  t = f | t "*" f | t "/" f ;
  f = [0-9]+ | "(" e ")" ;
`;
const grammars = {
    JSON: { parser: new Parser(loadGrammarSync('json')), text: jsonText },
    'left-recursive expression': {
        parser: new Parser(buildGrammar(ebnf.read(new SourceText('expression.ebnf', expression), { find: () => undefined }))),
        text: expressionText,
    },
};
const rows = [];
for (const [name, { parser, text }] of Object.entries(grammars)) {
    const perCharacter = [];
    for (const size of [10_000, 100_000]) {
        const input = text(size);
        const recognize = measureCpu(repeats, () => expectParsed(parser.parse(input)));
        const tree = measureCpu(repeats, () => expectParsed(parser.parse(input)).tree());
        perCharacter.push(tree.minMs / input.length);
        rows.push({
            grammar: name,
            characters: input.length,
            'recognize MB/s': megabytesPerSecond(input, recognize.minMs),
            'with tree MB/s': megabytesPerSecond(input, tree.minMs),
            'time per character, against 10 kB': (perCharacter.at(-1) / perCharacter[0]).toFixed(2),
            'JSON.parse MB/s': name === 'JSON' ? megabytesPerSecond(input, measureCpu(50, () => JSON.parse(input)).minMs) : '',
        });
    }
}
console.table(rows);
function expectParsed(result) {
    if (result.kind !== 'parsed')
        throw new Error('the text is not a word');
    return result;
}
function megabytesPerSecond(text, ms) {
    return (text.length / 1000 / ms).toFixed(2);
}
