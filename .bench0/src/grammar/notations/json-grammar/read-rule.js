import { alt } from '../../expression.js';
import { describeJson } from '../json/json-value.js';
import { readProbability, weightsOf } from './probability.js';
import { readExpansion } from './read-expansion.js';
import { readSymbols } from './read-symbols.js';
import { ruleName } from './rule-name.js';
export function readJsonGrammarRule(cursor, { key, value }, writing) {
    if (value.kind !== 'array') {
        const hint = value.kind === 'string' ? 'write a list with one expansion: `["…"]`' : 'write `["…", …]`';
        const message = `rule \`${key.text}\` must be a list of expansions, not ${describeJson(value)}`;
        throw cursor.error('json-expected-list', message, hint, value.offset);
    }
    if (value.items.length === 0) {
        const hint = 'for the empty word write `[""]`';
        throw cursor.error('json-no-expansions', `rule \`${key.text}\` has no expansions`, hint, value.offset);
    }
    const alternatives = value.items.map((item) => readAlternative(cursor, item, writing));
    const weights = weightsOf(cursor, alternatives, value.offset);
    const body = alt(alternatives.map(({ expression }) => expression), weights);
    return { name: ruleName(key.text), kind: 'syntax', body, source: cursor.source, offset: key.offset };
}
function readAlternative(cursor, value, writing) {
    if (value.kind === 'string')
        return { expression: readExpansion(cursor, value, writing), probability: undefined };
    if (value.kind !== 'array') {
        const hint = 'write a text `"…"` or a list of symbols `["…", …]`';
        throw cursor.error('json-bad-expansion', `an expansion cannot be ${describeJson(value)}`, hint, value.offset);
    }
    const [first, options] = value.items;
    if (value.items.length === 2 && first?.kind === 'string' && options?.kind === 'object') {
        const probability = readProbability(cursor, options.members);
        return { expression: readExpansion(cursor, first, writing), probability };
    }
    return { expression: readSymbols(cursor, value.items, writing), probability: undefined };
}
