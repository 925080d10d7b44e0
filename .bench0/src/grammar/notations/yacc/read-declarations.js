/** Reads everything up to the first `%%`. */
export function readYaccDeclarations(cursor) {
    const reader = new DeclarationReader(cursor);
    for (cursor.skipBlanks(); !cursor.take('%%'); cursor.skipBlanks()) {
        if (cursor.atEnd) {
            const hint = 'write `%%` between the declarations and the rules';
            throw cursor.error('yacc-missing-rules', 'the file ends before its rules', hint);
        }
        reader.readOne();
    }
    const { tokens, aliases, start } = reader;
    return { tokens, aliases, start };
}
const tokenDirectives = /^%(?:token|term|left|right|nonassoc|binary|precedence)$/;
/** Directives that affect code, names and tables of the parser, but not its language. */
const harmless = new Set(`%code %union %type %nterm %define %defines %header %expect %expect-rr %printer %destructor %parse-param %lex-param
  %param %initial-action %pure-parser %pure_parser %locations %require %skeleton %language %name-prefix %name_prefix
  %output %file-prefix %file_prefix %debug %error-verbose %error_verbose %glr-parser %nondeterministic-parser %yacc
  %verbose %token-table %token_table %no-lines %no_lines %no-default-prec %default-prec %fixed-output-files %raw
  %semantic-parser %no-parser %api-prefix %error`.split(/\s+/));
class DeclarationReader {
    tokens = new Map();
    aliases = new Map();
    start;
    #cursor;
    constructor(cursor) {
        this.#cursor = cursor;
    }
    readOne() {
        const cursor = this.#cursor;
        const offset = cursor.offset;
        if (cursor.looksAt('%{'))
            return cursor.skipPrologue();
        if (cursor.take(';'))
            return undefined;
        const directive = cursor.match(/%[A-Za-z][\w-]*/y);
        if (directive === undefined) {
            const hint = cursor.looksAt('%') ? 'use `%{`, `%%` or a known directive' : 'write rules after `%%`';
            throw cursor.error('yacc-expected-directive', `expected a directive, found ${cursor.here()}`, hint);
        }
        if (tokenDirectives.test(directive))
            return this.#readTokens(directive);
        if (directive === '%start')
            return this.#readStart();
        if (!harmless.has(directive))
            cursor.warn('yacc-unknown-directive', `\`${directive}\` is ignored`, offset);
        return this.#skipArguments();
    }
    /** Reads `%token <tag> NAME 258 "alias" …`. In the other directives a string is a separate token. */
    #readTokens(directive) {
        const cursor = this.#cursor;
        for (cursor.skipBlanks(); !cursor.atEnd && cursor.peek() !== '%' && cursor.peek() !== ';'; cursor.skipBlanks()) {
            if (cursor.match(/<[^>\n]*>|,/y) !== undefined)
                continue;
            const symbol = cursor.matchSymbol();
            if (symbol === undefined) {
                const hint = 'write a token as `NAME`, `NAME 258`, `NAME "text"` or `\'c\'`';
                throw cursor.error('yacc-expected-token', `expected a token, found ${cursor.here()}`, hint);
            }
            cursor.skipBlanks();
            const number = cursor.match(/\d\w*/y);
            const alias = directive === '%token' || directive === '%term' ? this.#readAlias() : undefined;
            if (symbol.kind === 'name')
                this.#declare(symbol.text, alias, number === '0');
        }
    }
    #readAlias() {
        const cursor = this.#cursor;
        cursor.skipBlanks();
        const isTranslated = cursor.match(/_\s*\(\s*(?=")/y) !== undefined;
        if (cursor.peek() !== '"')
            return undefined;
        const alias = cursor.matchSymbol()?.text;
        if (isTranslated)
            cursor.match(/\s*\)/y);
        return alias;
    }
    #declare(name, alias, isEnd) {
        const earlier = this.tokens.get(name);
        this.tokens.set(name, { name, alias: alias ?? earlier?.alias, isEnd: isEnd || earlier?.isEnd === true });
        if (alias !== undefined)
            this.aliases.set(alias, name);
    }
    #readStart() {
        const cursor = this.#cursor;
        cursor.skipBlanks();
        const offset = cursor.offset;
        const name = cursor.matchName();
        if (name === undefined) {
            throw cursor.error('yacc-bad-start', `expected a rule, found ${cursor.here()}`, 'write `%start rule`');
        }
        this.start ??= { name, offset };
        this.#skipArguments();
    }
    #skipArguments() {
        const cursor = this.#cursor;
        for (cursor.skipBlanks(); !cursor.atEnd && cursor.peek() !== '%'; cursor.skipBlanks()) {
            if (cursor.peek() === '{')
                cursor.skipCode();
            else if (cursor.matchSymbol() === undefined)
                cursor.takeCodePoint();
        }
    }
}
