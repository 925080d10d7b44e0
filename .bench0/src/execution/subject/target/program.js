var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { forgetRequired } from '../leftovers/forget-required.js';
/** Thrown by `process.exit` in a program, to end the evaluation there. */
const leaving = Symbol('exit');
/** A whole program as a target: its file is evaluated again for every run, until the event loop is empty. */
export class Program {
    #url;
    #copies = 0;
    #hasLeft = false;
    /** Called when the program calls `process.exit`. */
    onExit;
    constructor(url) {
        this.#url = url;
    }
    /** Whether the program called `process.exit`, whatever it did afterwards. */
    get hasLeft() {
        return this.#hasLeft;
    }
    start() {
        this.#hasLeft = false;
        process.exitCode = undefined;
        process.exit = () => {
            this.#hasLeft = true;
            this.onExit?.();
            throw leaving;
        };
    }
    evaluate = async () => {
        forgetRequired();
        this.#copies++;
        try {
            await import(__rewriteRelativeImportExtension(`${this.#url}?coppice-copy=${this.#copies}`));
        }
        catch (error) {
            if (error !== leaving)
                throw error;
        }
    };
    isLeaving(thrown) {
        return thrown === leaving;
    }
}
