import { suggestion } from '../../build-grammar.js';
import { readPattern } from './pattern/read-pattern.js';
import { readLexDeclarations } from './read-declarations.js';
import { readLexRules } from './read-rules.js';
export function readLexFile(cursor) {
    const declarations = readLexDeclarations(cursor);
    const flags = { ignoreCase: declarations.ignoreCase, dotAll: false, extended: false };
    const rules = readLexRules(cursor, declarations.conditions, () => readPattern(cursor, flags));
    cursor.takeRest();
    const used = rules.flatMap(({ pattern }) => (pattern === undefined ? [] : definitionsIn(pattern)));
    const definitions = readDefinitions(cursor, declarations.definitions, used, flags);
    refuseCycles(cursor, definitions);
    const { conditions, ignoreCase } = declarations;
    return { source: cursor.source, conditions, definitions, rules, ignoreCase, code: cursor.code };
}
/** Reads the patterns of all definitions that are used, directly or indirectly. */
function readDefinitions(cursor, places, used, flags) {
    const definitions = new Map();
    const open = [...used].reverse();
    for (let use = open.pop(); use !== undefined; use = open.pop()) {
        const { name } = use;
        const offset = places.get(name);
        if (offset === undefined) {
            const hint = suggestion(name, places.keys());
            throw cursor.error('lex-undefined-definition', `\`{${name}}\` is not defined`, hint, use.offset);
        }
        if (definitions.has(name))
            continue;
        cursor.offset = offset;
        const body = readPattern(cursor, flags);
        refuseMore(cursor);
        definitions.set(name, { name, body, offset });
        open.push(...definitionsIn(body).reverse());
    }
    return [...definitions.values()];
}
/** Throws if anything except a comment follows a definition. */
function refuseMore(cursor) {
    cursor.skipSpaces();
    if (cursor.atLineEnd || cursor.looksAt('/*') || cursor.looksAt('//'))
        return;
    const hint = 'put blanks in quotes: `"a b"`';
    throw cursor.error('lex-blank-in-definition', 'a blank ends a pattern, but the definition continues', hint);
}
function definitionsIn(expression) {
    switch (expression.kind) {
        case 'ref':
            return [{ name: expression.name.slice(1, -1), offset: expression.offset }];
        case 'seq':
            return expression.items.flatMap(definitionsIn);
        case 'alt':
            return expression.options.flatMap(definitionsIn);
        case 'repeat':
            return definitionsIn(expression.item);
        default:
            return [];
    }
}
/** Repeatedly removes the definitions that need no others; the remaining ones are cyclic. */
function refuseCycles(cursor, definitions) {
    const users = new Map(definitions.map(({ name }) => [name, []]));
    const missing = new Map();
    for (const { name, body } of definitions) {
        const needs = new Set(definitionsIn(body).map((use) => use.name));
        missing.set(name, needs.size);
        for (const need of needs)
            users.get(need)?.push(name);
    }
    const complete = definitions.filter(({ name }) => missing.get(name) === 0).map(({ name }) => name);
    for (const name of complete) {
        for (const user of users.get(name) ?? []) {
            const left = (missing.get(user) ?? 0) - 1;
            missing.set(user, left);
            if (left === 0)
                complete.push(user);
        }
    }
    const cyclic = definitions.find(({ name }) => (missing.get(name) ?? 0) > 0);
    if (cyclic === undefined)
        return;
    const hint = 'a pattern cannot contain itself; use a grammar rule for nesting';
    throw cursor.error('lex-cyclic-definition', `\`{${cyclic.name}}\` is defined by itself`, hint, cyclic.offset);
}
