import { parse } from 'node:path';

/** What a target does to its input, in the third person, and the word before the result. */
export interface TargetVerb {
  readonly verb: string;
  readonly into: 'as' | 'to' | 'into';
}

/** Verbs that names of functions begin with, by the word between their object and the result. */
const verbs: Readonly<Record<TargetVerb['into'], readonly string[]>> = {
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

const irregular: Readonly<Record<string, string>> = { lex: 'lexes', eval: 'evaluates', compare: 'compares' };

/** Returns the verb that a target is named by, such as `parses` for `parseExpression`; undefined if there is none. */
export function verbOfTarget(file: string, exportName: string): TargetVerb | undefined {
  const last = exportName.split('.').at(-1) ?? '';
  const name = last === '' || last === 'default' ? parse(file).name : last;
  const [first = ''] = name.split(/(?<=[a-z])(?=[A-Z])|[-_]/u);
  const word = first.toLowerCase();
  for (const into of ['as', 'to', 'into'] as const) {
    if (verbs[into].includes(word)) return { verb: irregular[word] ?? thirdPerson(word), into };
  }
  return undefined;
}

function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
