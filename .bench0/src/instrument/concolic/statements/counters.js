import { isAnonymousDefinition } from '../expressions/operand.js';
/**
 * Emits the stores that count coverage, like those of the coverage build: code that sets the counter of a statement, a
 * function or an arm of a branch. The code is empty in a build that does not count, and where there is no site.
 */
export class Counters {
    #sites;
    #bytes;
    constructor(sites, bytes) {
        this.#sites = sites;
        this.#bytes = bytes;
    }
    /** Code before a statement; ends in a semicolon. */
    before(statement) {
        const counter = this.#sites?.counterBefore(statement);
        return counter === undefined ? '' : `${this.#store(counter)};`;
    }
    /** Code for the top of a function body; ends in a semicolon. */
    entered(node) {
        const site = this.#sites?.functionAt(node);
        return site === undefined ? '' : `${this.#store(site.counter)};`;
    }
    /** An assignment whose value is truthy. */
    arm(branch, when) {
        const arm = this.#sites?.branchAt(branch)?.arms.find((way) => way.when === when);
        return arm === undefined ? '' : this.#store(arm.counter);
    }
    /** Counts an arm and evaluates `code`, which runs in this direction only. */
    on(branch, when, code) {
        const arm = this.arm(branch, when);
        return arm === '' ? code : `(${arm}, ${code})`;
    }
    /** A test that decides a branch, with both arms counted. */
    decided(branch, test) {
        const yes = this.arm(branch, true);
        return yes === '' ? test : `((${test}) ? ${yes} : !(${this.arm(branch, false)}))`;
    }
    /** The value of a default or a logical assignment. An anonymous function still gets the name of its target. */
    given(branch, when, target, value, code) {
        const arm = this.arm(branch, when);
        if (arm === '')
            return code;
        if (target.type !== 'Identifier' || !isAnonymousDefinition(value))
            return `(${arm}, ${code})`;
        const name = JSON.stringify(target.name);
        return `(${arm}, { [${name}]: ${code} }[${name}])`;
    }
    #store(counter) {
        return `${this.#bytes}[${counter}] = 1`;
    }
}
