import { templateText } from './template.js';
import { TemplateMaker } from './template-maker.js';
/** Prints derivations of a symbolic grammar as templates with named holes, for display. */
export class TemplatePrinter {
    #maker;
    constructor(symbolic) {
        this.#maker = new TemplateMaker(symbolic);
    }
    print(symbolicTree) {
        return { text: templateText(this.#maker.make(symbolicTree)), misread: [], starts: undefined };
    }
}
