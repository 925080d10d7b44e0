/**
 * Reads the rules between the first `%%` and the second one or the end. Rules of the same name are joined, as in yacc.
 */
export function readYaccRules(cursor, { start }) {
    const rules = new Map();
    for (cursor.skipBlanks(); !cursor.atEnd && !cursor.looksAt('%%'); cursor.skipBlanks()) {
        if (cursor.take(';'))
            continue;
        if (skipDirective(cursor))
            continue;
        const { name, offset, alternatives } = readRule(cursor);
        const earlier = rules.get(name);
        if (earlier === undefined)
            rules.set(name, { name, offset, alternatives });
        else
            earlier.alternatives.push(...alternatives);
    }
    if (start === undefined || rules.has(start.name))
        return [...rules.values()];
    const hint = 'use a rule of the grammar, or remove `%start` to start with the first rule';
    throw cursor.error('yacc-unknown-start', `the start rule \`${start.name}\` is not defined`, hint, start.offset);
}
/** Skips declarations among the rules, which bison allows; they contain only code and hints. */
function skipDirective(cursor) {
    if (cursor.looksAt('%{')) {
        cursor.skipPrologue();
        return true;
    }
    const start = cursor.offset;
    const directive = cursor.match(/%[A-Za-z][\w-]*/y);
    if (directive === undefined)
        return false;
    cursor.warn('yacc-directive-among-rules', `\`${directive}\` among the rules is ignored`, start);
    while (!cursor.atEnd && !cursor.take(';') && !startsRule(cursor)) {
        cursor.skipBlanks();
        if (cursor.peek() === '{')
            cursor.skipCode();
        else if (cursor.matchSymbol() === undefined)
            cursor.offset++;
    }
    return true;
}
function readRule(cursor) {
    const offset = cursor.offset;
    const name = cursor.matchName();
    if (name === undefined) {
        const hint = 'write a rule as `name: … ;`';
        throw cursor.error('yacc-expected-rule', `expected a rule, found ${cursor.here()}`, hint);
    }
    const nameEnd = cursor.offset;
    skipReferenceName(cursor);
    if (!cursor.take(':')) {
        const hint = cursor.peek() === '=' ? `yacc uses \`:\` for definitions: \`${name}: … ;\`` : `write \`${name}: … ;\``;
        throw cursor.error('yacc-missing-colon', `expected \`:\` after \`${name}\``, hint, nameEnd);
    }
    const reader = new AlternativeReader(cursor);
    const alternatives = [];
    do
        alternatives.push(reader.read());
    while (cursor.take('|'));
    cursor.take(';');
    return { name, offset, alternatives };
}
/** Skips `[name]` after a symbol, which is used by actions. */
function skipReferenceName(cursor) {
    cursor.skipBlanks();
    if (cursor.match(/\[[^\]\n]*\]/y) !== undefined)
        cursor.skipBlanks();
}
/** Returns true at `name:`, which ends the previous rule even without a semicolon. */
function startsRule(cursor) {
    const start = cursor.offset;
    const isRule = cursor.matchName() !== undefined && (skipReferenceName(cursor), cursor.peek() === ':');
    cursor.offset = start;
    return isRule;
}
class AlternativeReader {
    #cursor;
    #saidCodeIsIgnored = false;
    constructor(cursor) {
        this.#cursor = cursor;
    }
    read() {
        const cursor = this.#cursor;
        const symbols = [];
        for (cursor.skipBlanks(); !this.#atEnd(); cursor.skipBlanks()) {
            if (this.#skipCode() || this.#skipModifier())
                continue;
            const symbol = cursor.matchSymbol();
            if (symbol === undefined)
                throw unexpected(cursor);
            symbols.push(symbol);
            skipReferenceName(cursor);
        }
        return symbols;
    }
    #atEnd() {
        const cursor = this.#cursor;
        return cursor.atEnd || '|;'.includes(cursor.peek()) || cursor.looksAt('%%') || startsRule(cursor);
    }
    /** Skips actions `{…}`, with an optional type or obsolete `=` before them, and predicates `%?{…}`. */
    #skipCode() {
        const cursor = this.#cursor;
        const start = cursor.offset;
        if (cursor.match(/(?:%\?|<[^>\n]*>|=)?\s*(?=\{)/y) === undefined)
            return false;
        const isPredicate = cursor.source.text.startsWith('%?', start);
        if (isPredicate)
            cursor.warn('yacc-predicate', 'this predicate is not run; it is assumed to be true', start);
        else if (!this.#saidCodeIsIgnored) {
            cursor.warn('yacc-action', 'actions are not run, here and in the whole rule', start);
            this.#saidCodeIsIgnored = true;
        }
        cursor.skipCode();
        skipReferenceName(cursor);
        return true;
    }
    /** Skips `%prec NAME`, `%empty` and other modifiers, which select derivations but do not add any. */
    #skipModifier() {
        const cursor = this.#cursor;
        const start = cursor.offset;
        const modifier = cursor.match(/%[A-Za-z][\w-]*/y);
        if (modifier === undefined)
            return false;
        cursor.skipBlanks();
        if (modifier === '%prec')
            cursor.matchSymbol();
        else if (/^%(?:dprec|merge|expect|expect-rr)$/.test(modifier))
            cursor.match(/\d+|<[^>\n]*>/y);
        else if (modifier !== '%empty') {
            const hint = 'an alternative may contain `%prec`, `%empty`, `%dprec`, `%merge` and `%expect`';
            throw cursor.error('yacc-unknown-modifier', `\`${modifier}\` is not allowed in a rule`, hint, start);
        }
        return true;
    }
}
function unexpected(cursor) {
    const hints = new Map([
        ['(', 'yacc has no groups: move the part to a separate rule, or put the character in quotes'],
        ['[', 'yacc has no optional parts: write two alternatives'],
        ['}', 'this brace has no matching `{`'],
        [':', 'check for a missing `;` before this rule, or for a missing name'],
    ]);
    const hint = hints.get(cursor.peek()) ?? "put characters in quotes: `'+'`";
    return cursor.error('yacc-unexpected', `${cursor.here()} is not allowed in a rule`, hint);
}
