import { parse } from 'node:path';
/** Verbs that names of functions begin with, by the word between their object and the result. */
const verbs = {
    as: ['parse', 'read', 'load', 'format', 'print', 'encode', 'decode', 'escape', 'unescape', 'stringify', 'serialize'],
    to: [
        'evaluate',
        'eval',
        'convert',
        'normalize',
        'resolve',
        'transform',
        'expand',
        'simplify',
        'transpile',
        'compare',
    ],
    into: ['tokenize', 'lex', 'scan', 'split', 'compile', 'translate', 'deserialize', 'render', 'generate', 'unmarshal'],
};
const irregular = { lex: 'lexes', eval: 'evaluates', compare: 'compares' };
/** Returns the verb that a target is named by, such as `parses` for `parseExpression`; undefined if there is none. */
export function verbOfTarget(file, exportName) {
    const last = exportName.split('.').at(-1) ?? '';
    const name = last === '' || last === 'default' ? parse(file).name : last;
    const [first = ''] = name.split(/(?<=[a-z])(?=[A-Z])|[-_]/u);
    const word = first.toLowerCase();
    for (const into of ['as', 'to', 'into']) {
        if (verbs[into].includes(word))
            return { verb: irregular[word] ?? thirdPerson(word), into };
    }
    return undefined;
}
function thirdPerson(verb) {
    if (/(?:s|x|z|ch|sh)$/u.test(verb))
        return `${verb}es`;
    return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
