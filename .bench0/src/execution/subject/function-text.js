const { apply } = Reflect;
const { exec } = RegExp.prototype;
const { indexOf } = String.prototype;
const toNumber = Number;
/** Makes `Function.prototype.toString` return the original source of rewritten functions. */
export function restoreFunctionText(ask) {
    const native = Function.prototype.toString;
    const nativeText = apply(native, native, []);
    const mark = /\/\*coppice:([0-9a-f]+):(\d+)\*\/[})]$/u;
    // A method, so that it has no `prototype` and cannot be constructed, like the native function.
    const replacement = {
        toString() {
            if (this === replacement.toString)
                return nativeText;
            const text = apply(native, this, []);
            if (apply(indexOf, text, ['/*coppice:']) < 0)
                return text;
            const found = apply(exec, mark, [text]);
            if (found === null)
                return text;
            const contentHash = found[1];
            const functionNumber = toNumber(found[2]);
            const answer = ask({ kind: 'function-text', contentHash, functionNumber });
            return answer.kind === 'function-text' && answer.text !== null ? answer.text : text;
        },
    };
    const { toString } = replacement;
    const { prototype } = Function;
    Object.defineProperty(prototype, 'toString', { value: toString, writable: true, configurable: true });
}
