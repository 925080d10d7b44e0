import { SourceText } from '../../../core/text/source-text.js';
import { Cursor } from '../cursor.js';
import { bareCode, skipBraces } from './skip-code.js';
/** Limit of rounds: enough for nested macros, and it ends the expansion of recursive ones. */
const maxRounds = 5;
const maxLength = 100_000;
/** C code that is searched without being parsed: the bodies of its functions, and text with its macros expanded. */
export class CSource {
    #code;
    #macros;
    #bodies = new Map();
    constructor(code) {
        this.#code = bareCode(code);
        this.#macros = macrosOf(this.#code);
    }
    /** Returns the body of a function that is defined here, including braces. */
    bodyOf(functionName) {
        if (!this.#bodies.has(functionName))
            this.#bodies.set(functionName, this.#findBody(functionName));
        return this.#bodies.get(functionName);
    }
    /** Returns the code without comments and with macros expanded, except those for which `keep` returns true. */
    expand(code, keep) {
        let text = bareCode(code);
        for (let round = 0; round < maxRounds && text.length < maxLength; round++) {
            const next = text.replaceAll(/\b([A-Za-z_]\w*)\b(\s*\(([^()]*)\))?/g, (found, name, call, list) => {
                const macro = this.#macros.get(name);
                if (macro === undefined || keep(name))
                    return found;
                if (macro.parameters === undefined)
                    return macro.body + (call ?? '');
                return call === undefined ? found : fill(macro, (list ?? '').split(','));
            });
            if (next === text)
                break;
            text = next;
        }
        return text;
    }
    /** K&R-style C declares the parameters between the parameter list and the body. */
    #findBody(functionName) {
        const head = new RegExp(`\\b${functionName}\\s*\\([^;{}()]*\\)\\s*(?:[\\w\\s*,[\\]]+;\\s*)*(?=\\{)`, 'g');
        if (head.exec(this.#code) === null)
            return undefined;
        const cursor = new Cursor(new SourceText('', this.#code));
        cursor.offset = head.lastIndex;
        return skipBraces(cursor);
    }
}
function macrosOf(code) {
    const macros = new Map();
    for (const [, name, list, body] of code.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\(([^)]*)\))?((?:\\\r?\n|[^\n])*)/gm)) {
        const parameters = list?.split(',').map((parameter) => parameter.trim());
        macros.set(name, { parameters, body: body.replaceAll(/\\\r?\n/g, ' ').trim() });
    }
    return macros;
}
function fill({ parameters, body }, values) {
    return body.replaceAll(/[A-Za-z_]\w*/g, (identifier) => {
        const index = parameters?.indexOf(identifier) ?? -1;
        return index < 0 ? identifier : (values[index]?.trim() ?? '');
    });
}
