import { epsilon, ref, seq } from '../../../expression.js';
import { modeEffect } from './mode-effect.js';
import { choice, pathLanguage } from '../draft/path-language.js';
const start = 'start';
const end = 'end';
/**
 * The complete texts of tokens. With `more`, a token is the match of its last entry and everything that `more`
 * collected before it, across all modes entered in between. Modes pushed and popped within a token nest, so a mode that
 * can be left again gets a rule for the text in between; everything else is a regular expression over the patterns of
 * the entries.
 */
export class WholeTokens {
    #modes;
    #collecting;
    /** Modes that can be entered and left again within one token. */
    #closable = new Set();
    constructor(entries, modes) {
        this.#modes = modes;
        this.#collecting = entries.filter((entry) => entry.more);
        const candidates = new Set(this.#collecting.map((entry) => entry.mode));
        let before;
        do {
            before = this.#closable.size;
            for (const mode of candidates)
                if (this.nestedText(mode) !== undefined)
                    this.#closable.add(mode);
        } while (this.#closable.size > before);
    }
    /**
     * Returns the texts of tokens that end with one of `lasts`; `nameOf` returns the rule for what such an entry itself
     * matches.
     */
    textEndingWith(lasts, nameOf) {
        const patterns = lasts.map((entry) => ref(nameOf(entry), entry.rule.offset));
        if (this.#collecting.length === 0)
            return choice(patterns);
        const steps = [...this.#modes.beginning].map((mode) => ({
            from: start,
            to: bottom(mode),
            label: epsilon,
        }));
        steps.push(...this.#collecting.flatMap((entry) => [...this.#stepsOnTop(entry), ...this.#stepsAtBottom(entry)]));
        lasts.forEach(({ mode }, i) => {
            const label = patterns[i];
            steps.push({ from: bottom(mode), to: end, label }, { from: onTop(mode), to: end, label });
        });
        return pathLanguage(steps, start, end) ?? choice(patterns);
    }
    /** Returns the text between pushing `mode` within a token and popping it; undefined if it cannot be popped. */
    nestedText(mode) {
        const steps = [{ from: start, to: onTop(mode), label: epsilon }];
        for (const entry of this.#collecting) {
            const { popped, replaced } = modeEffect(entry.modeActions);
            const from = onTop(entry.mode);
            if (popped === 0)
                steps.push(...this.#levelStep(entry, from, onTop(replaced ?? entry.mode)));
            else if (popped === 1 && replaced === undefined)
                steps.push({ from, to: end, label: patternOf(entry) });
        }
        return pathLanguage(steps, start, end);
    }
    /**
     * Steps at the stack height where the token started: the mode may be popped, which leads to any mode that may be
     * below it.
     */
    #stepsAtBottom(entry) {
        const from = bottom(entry.mode);
        const level = this.#modes.bottoms(entry).flatMap((mode) => this.#levelStep(entry, from, bottom(mode)));
        return [...this.#stepsUp(entry, from), ...level];
    }
    /** Steps above that height: a mode there is not popped within the token, because that would be nested text. */
    #stepsOnTop(entry) {
        const { popped, replaced } = modeEffect(entry.modeActions);
        const from = onTop(entry.mode);
        return popped > 0
            ? []
            : [...this.#stepsUp(entry, from), ...this.#levelStep(entry, from, onTop(replaced ?? entry.mode))];
    }
    /** Steps to each of the modes that the entry pushes, after the modes above it were popped. */
    #stepsUp(entry, from) {
        const { pushed } = modeEffect(entry.modeActions);
        return pushed.flatMap((mode, i) => {
            const label = this.#labelOf(entry, pushed.slice(i + 1));
            return label === undefined ? [] : [{ from, to: onTop(mode), label }];
        });
    }
    /** A step to the mode `landing`, after all modes that the entry pushes were popped. */
    #levelStep(entry, from, landing) {
        const label = this.#labelOf(entry, modeEffect(entry.modeActions).pushed);
        return label === undefined ? [] : [{ from, to: landing, label }];
    }
    /**
     * Returns the text of the entry and of the pushed modes that are popped again; undefined if they cannot be popped.
     */
    #labelOf(entry, popped) {
        if (!popped.every((mode) => this.#closable.has(mode)))
            return undefined;
        const nested = popped.toReversed().map((mode) => ref(nestedName(mode), entry.rule.offset));
        return seq([patternOf(entry), ...nested]);
    }
}
function patternOf(entry) {
    return ref(entry.pattern, entry.rule.offset);
}
/** Returns the name of the rule for the result of `nestedText`; ANTLR's names have no dots. */
export function nestedName(mode) {
    return `${mode}.nested`;
}
function bottom(mode) {
    return `bottom ${mode}`;
}
function onTop(mode) {
    return `top ${mode}`;
}
