import { SourceText } from '../../../../core/text/source-text.js';
import { readEscape } from '../../c-code/read-escape.js';
import { Cursor } from '../../cursor.js';
/** Limit of call depth when following functions that return the result of other functions. */
const deepestCall = 3;
/** Determines what code returns: tokens by name, characters, or the results of functions and variables. */
export class ReturnReader {
    #source;
    #isToken;
    constructor(source, isToken) {
        this.#source = source;
        this.#isToken = isToken;
    }
    /** @param code code without comments, with macros expanded */
    read(code, depth = 0) {
        const found = new Map();
        for (const [, value] of code.matchAll(/\breturn\b((?:'(?:[^'\\]|\\.)*'|[^;}'])*)/g)) {
            for (const returned of this.#readValue(value.trim(), code, depth)) {
                found.set(JSON.stringify(returned), returned);
            }
        }
        if (/\byyterminate\s*\(/.test(code))
            found.set('end', { kind: 'end' });
        return [...found.values()];
    }
    #readValue(value, code, depth) {
        if (/\*\s*(?:yytext|YYText)\b|\b(?:yytext|YYText\s*\(\s*\)|yyget_text\s*\([^)]*\))\s*\[/.test(value)) {
            return [{ kind: 'matched' }];
        }
        const named = [...tokensIn(value, this.#isToken), ...charactersIn(value)];
        if (named.length > 0)
            return named;
        if (/^\(*\s*(?:0|YYEOF|EOF|YY_NULL)\s*\)*$/.test(value))
            return [{ kind: 'end' }];
        const called = /^[\s(]*(?:\([\w\s]+\)\s*)?(?:\w+\s*(?:\.|->|::)\s*)*([A-Za-z_]\w*)\s*\(/.exec(value)?.[1];
        if (called !== undefined)
            return this.#readCall(called, depth);
        const name = /^[\s(]*(?:\w+\s*(?:\.|->|::)\s*)*([A-Za-z_]\w*)[\s)]*$/.exec(value)?.[1];
        return name === undefined ? [{ kind: 'unknown' }] : this.#readVariable(name, code, depth);
    }
    #readCall(functionName, depth) {
        const body = depth < deepestCall ? this.#source.bodyOf(functionName) : undefined;
        const found = body === undefined ? [] : this.read(this.#source.expand(body, this.#isToken), depth + 1);
        return found.length > 0 ? found : [{ kind: 'unknown' }];
    }
    /** A name with an assignment is a variable; any other name is a token that the grammar does not know. */
    #readVariable(name, code, depth) {
        const values = [...code.matchAll(new RegExp(`\\b${name}\\s*=(?!=)\\s*([^;]*)`, 'g'))].map((match) => match[1]);
        if (values.length === 0)
            return [{ kind: 'token', name }];
        if (depth >= deepestCall)
            return [{ kind: 'unknown' }];
        return values.flatMap((value) => this.#readValue(value.trim(), '', depth + 1));
    }
}
function tokensIn(value, isToken) {
    const identifiers = value.replaceAll(/'(?:[^'\\]|\\.)*'/g, ' ').match(/[A-Za-z_]\w*/g) ?? [];
    return identifiers.flatMap((identifier) => {
        const name = isToken(identifier) ? identifier : identifier.replace(/^make_/, '');
        return isToken(name) ? [{ kind: 'token', name }] : [];
    });
}
/** Returns the characters in the value, except those in comparisons. */
function charactersIn(value) {
    return [...value.matchAll(/([=!<>]=?\s*)?'((?:[^'\\]|\\[^])+)'/g)].flatMap(([, comparison, written]) => {
        return comparison === undefined ? [{ kind: 'character', text: unescape(written) }] : [];
    });
}
function unescape(written) {
    const cursor = new Cursor(new SourceText('', written));
    return String.fromCodePoint(cursor.take('\\') && !cursor.atEnd ? readEscape(cursor) : written.codePointAt(0));
}
