import path from 'node:path';
import { Cursor } from './cursor.js';
import { readJson } from './json/read-json.js';
import { dialectOf } from './json-grammar/dialect.js';
import { findRules } from './json-grammar/find-rules.js';
import { readJsonGrammarRule } from './json-grammar/read-rule.js';
import { ruleName } from './json-grammar/rule-name.js';
/**
 * JSON grammars in the forms that fuzzing tools exchange:
 * - `{ "<start>": ["<a>x", …] }`: expansions as texts with names in angle brackets
 * - `{ "<start>": [["<a>", "x"], …] }`: expansions as lists of symbols
 * - `{ "start": [["a", "'x'"], …] }`: unquoted names and quoted texts
 */
export const jsonGrammar = {
    name: 'JSON grammar',
    extensions: ['.json'],
    read: readJsonGrammar,
};
function readJsonGrammar(source) {
    const cursor = new Cursor(source);
    const { members, start } = findRules(cursor, readJson(cursor));
    const dialect = dialectOf(members);
    const names = new Set(members.map((member) => ruleName(member.key.text)));
    const rules = members.map((member) => readJsonGrammarRule(cursor, member, { dialect, names }));
    const startRule = start ?? rules.find((rule) => rule.name.toLowerCase() === 'start')?.name;
    return { name: path.parse(source.file).name, source, rules, start: startRule, warnings: cursor.warnings };
}
