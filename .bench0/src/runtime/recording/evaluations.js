import { globalEval, PrivateMap } from '../realm/intrinsics.js';
/** Rewrites code that the subject creates from strings before it runs, once per text and scope. */
export class Evaluations {
    #registers;
    #recorder;
    #known = new PrivateMap();
    #sources = new PrivateMap();
    /** Without a rewriter, code runs unchanged. */
    rewriter = null;
    constructor(registers, recorder) {
        this.#registers = registers;
        this.#recorder = recorder;
    }
    /** The text to pass to `eval` in place of `value`. A text that comes from an input is concretized. */
    textFor(callee, site, value, shadow, scope) {
        this.#recorder.concretize(site, value, shadow, 'code passed to eval');
        this.#registers.completed = 0;
        if (callee !== globalEval || typeof value !== 'string')
            return value;
        const code = scope === null ? { kind: 'global-eval', text: value, site } : { kind: 'direct-eval', text: value, scope, site };
        return this.rewritten(code, scope ?? '')?.code ?? value;
    }
    rewritten(code, scope) {
        if (this.rewriter === null)
            return null;
        const key = `${code.kind} ${scope} ${code.text}`;
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        const rewritten = this.rewriter(code);
        this.#known.set(key, rewritten);
        if (rewritten !== null)
            this.#sources.set(rewritten.fileKey, rewritten.source);
        return rewritten;
    }
    /** The text that functions of evaluated code print. */
    sourceOf(fileKey) {
        return this.#sources.get(fileKey);
    }
}
