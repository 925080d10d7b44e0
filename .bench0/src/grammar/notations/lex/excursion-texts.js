import { pathExpression } from './path-expression.js';
/** Limit of modes: eliminating the states of larger automata may create very large expressions. */
const maxModes = 6;
/** The complete texts between leaving the ordinary modes and returning to them. */
export class ExcursionTexts {
    /** The tokens that the excursion can return at any point. */
    tokens;
    /** True if some path back returns no token; a token returned earlier is then complete only there. */
    endsSilently;
    #excursion;
    #patternOf;
    /** @param patternOf returns a reference to the rule's pattern */
    constructor(excursion, patternOf) {
        this.#excursion = excursion;
        this.#patternOf = patternOf;
        const within = excursion.steps.filter(({ from }) => excursion.modes.has(from));
        this.tokens = new Set(within.flatMap(({ rule }) => tokensOf(rule)));
        this.endsSilently = within.some(({ rule, to }) => rule.outcome.kind === 'silent' && !excursion.modes.has(to));
    }
    get isTooTangled() {
        return this.#excursion.modes.size > maxModes;
    }
    /** The tokens that are returned before the path back. */
    get innerTokens() {
        const inner = this.#excursion.steps.filter(({ from, to }) => this.#isInside(from) && this.#isInside(to));
        return new Set(inner.flatMap(({ rule }) => tokensOf(rule)));
    }
    /** Returns the texts that yield the token once and nothing else; undefined if there are none. */
    textOf(token) {
        return this.#path((step) => this.#edgesFor(step, token));
    }
    /** Returns the texts that yield no token: comments. */
    silentText() {
        return this.#path((step) => {
            if (step.rule.outcome.kind !== 'silent')
                return [];
            return [this.#edge(this.#isInside(step.from) ? step.from : start, this.#isInside(step.to) ? step.to : end, step)];
        });
    }
    /** The states of the automaton are the modes, in one copy before and one after the token was returned. */
    #edgesFor(step, token) {
        const { rule, from, to } = step;
        const [isFromInside, isToInside] = [this.#isInside(from), this.#isInside(to)];
        if (rule.outcome.kind === 'silent') {
            if (!isFromInside)
                return [this.#edge(start, to, step)];
            if (!isToInside)
                return [this.#edge(after(from), end, step)];
            return [this.#edge(from, to, step), this.#edge(after(from), after(to), step)];
        }
        if (!isFromInside || !tokensOf(rule).includes(token))
            return [];
        if (!isToInside)
            return [this.#edge(from, end, step)];
        return [this.#edge(from, this.endsSilently ? after(to) : end, step)];
    }
    #path(edgesOf) {
        return this.isTooTangled ? undefined : pathExpression(this.#excursion.steps.flatMap(edgesOf), start, end);
    }
    #edge(from, to, { rule }) {
        return { from, to, label: this.#patternOf(rule) };
    }
    #isInside(mode) {
        return this.#excursion.modes.has(mode);
    }
}
// Names of start conditions contain no blanks.
const start = ' start';
const end = ' end';
function after(mode) {
    return `${mode} after`;
}
function tokensOf({ outcome }) {
    return outcome.kind === 'tokens' ? outcome.keys : [];
}
