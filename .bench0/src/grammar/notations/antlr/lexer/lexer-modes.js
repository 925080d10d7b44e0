import { defaultMode } from '../../../lexer-rule.js';
import { modeEffect } from './mode-effect.js';
/** The modes that a lexer can be in, and their possible order on the stack. */
export class LexerModes {
    /** Modes in which a token may start, in contrast to modes that are entered only within a token, by `more`. */
    beginning = new Set();
    /** Modes that no command enters, although code may. They are treated as entered between tokens. */
    unentered = [];
    #middle = new Set();
    /** By mode: the modes that may be directly below it on the stack. */
    #below = new Map();
    /** One entry of each kind, because most entries of a lexer have the same effect on modes. */
    #entries;
    constructor(entries) {
        this.#entries = [...new Map(entries.map((entry) => [behavior(entry), entry])).values()];
        this.beginning.add(defaultMode);
        this.#followAll();
        for (const { mode } of entries) {
            if (this.beginning.has(mode) || this.#middle.has(mode))
                continue;
            this.unentered.push(mode);
            this.beginning.add(mode);
            this.#followAll();
        }
    }
    /** Returns the modes that may be on top after the pops and replacements of `entry`, before its pushes. */
    bottoms(entry) {
        const { popped, replaced } = modeEffect(entry.modeActions);
        let modes = [entry.mode];
        for (let i = 0; i < popped; i++)
            modes = [...new Set(modes.flatMap((mode) => [...this.#modesBelow(mode)]))];
        return replaced === undefined || modes.length === 0 ? modes : [replaced];
    }
    #followAll() {
        while (this.#entries.filter((entry) => this.#follow(entry)).length > 0)
            ;
    }
    /** Records where a match of `entry` leads; returns true if anything was new. */
    #follow(entry) {
        if (!this.beginning.has(entry.mode) && !this.#middle.has(entry.mode))
            return false;
        const { popped, replaced, pushed } = modeEffect(entry.modeActions);
        let isNew = false;
        for (const bottom of this.bottoms(entry)) {
            if (popped === 0 && replaced !== undefined) {
                for (const lower of this.#modesBelow(entry.mode))
                    isNew = add(this.#modesBelow(replaced), lower) || isNew;
            }
            const stack = [bottom, ...pushed];
            pushed.forEach((mode, i) => {
                isNew = add(this.#modesBelow(mode), stack[i]) || isNew;
            });
            isNew = add(entry.more ? this.#middle : this.beginning, stack.at(-1)) || isNew;
        }
        return isNew;
    }
    #modesBelow(mode) {
        let modes = this.#below.get(mode);
        if (modes === undefined)
            this.#below.set(mode, (modes = new Set()));
        return modes;
    }
}
function behavior({ mode, more, modeActions }) {
    return JSON.stringify([mode, more, modeActions]);
}
/** Adds a value; returns true if it was not yet in the set. */
function add(set, value) {
    if (set.has(value))
        return false;
    set.add(value);
    return true;
}
