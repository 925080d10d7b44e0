import { defaultMode } from '../../lexer-rule.js';
import { characterOf } from './token-key.js';
/** Decides which grammar rules the rules of a lex file become, and their names. */
export class LexerPlan {
    /** The tokens that are returned, in the order of the file. */
    tokens;
    #excursions;
    #direct = new Map();
    #patterns = new Map();
    constructor(rules, excursions, names) {
        this.#excursions = new Map(excursions.flatMap((excursion) => [...excursion.modes].map((mode) => [mode, excursion])));
        this.tokens = [...new Set(rules.flatMap(tokensOf))];
        for (const token of this.tokens)
            this.#direct.set(token, []);
        for (const rule of rules) {
            if (rule.modes.every((mode) => this.#excursions.has(mode)))
                continue;
            for (const token of tokensOf(rule))
                this.#direct.get(token)?.push(rule);
        }
        const returnedInside = new Set(rules.filter((rule) => this.#isInside(rule)).flatMap(tokensOf));
        for (const rule of rules) {
            const [token] = tokensOf(rule);
            const isWhole = tokensOf(rule).length === 1 && !returnedInside.has(token);
            if (isWhole && this.isImplicit(token))
                continue;
            const isOnly = isWhole && this.directRules(token).length === 1;
            this.#patterns.set(rule, isOnly ? { name: token, kind: 'token' } : this.#patternRule(rule, names));
        }
    }
    /** Returns the excursion that a mode belongs to; undefined for ordinary modes. */
    excursionOf(mode) {
        return this.#excursions.get(mode);
    }
    /** Returns the rules that return the token from an ordinary mode. */
    directRules(token) {
        return this.#direct.get(token) ?? [];
    }
    /**
     * Returns true for a character that is matched as itself in the first mode only, so that a literal in syntax rules
     * suffices.
     */
    isImplicit(token) {
        const text = characterOf(token);
        if (text === undefined || this.directRules(token).length === 0)
            return false;
        return this.directRules(token).every(({ pattern, modes, modeActions, guarded }) => {
            const isText = pattern.kind === 'literal' && pattern.text === text;
            return isText && modes.length === 1 && modes[0] === defaultMode && modeActions.length === 0 && !guarded;
        });
    }
    /** Returns the rule for the pattern alone; undefined if a literal in syntax rules suffices. */
    patternOf(rule) {
        return this.#patterns.get(rule);
    }
    #isInside(rule) {
        return rule.modes.some((mode) => this.#excursions.has(mode));
    }
    #patternRule(rule, names) {
        if (rule.outcome.kind === 'error')
            return { name: names.takeNumbered('error-'), kind: 'token' };
        const isSkipped = rule.outcome.kind === 'silent' && this.#staysOutside(rule);
        if (isSkipped)
            return { name: names.takeNumbered('skip-'), kind: 'skip' };
        return { name: names.takeNumbered(`${tokensOf(rule)[0] ?? rule.modes[0] ?? ''}.`), kind: 'fragment' };
    }
    #staysOutside({ modes, modeActions }) {
        const enters = modeActions.some((action) => action.kind !== 'pop' && this.#excursions.has(action.mode));
        return !enters && modes.some((mode) => !this.#excursions.has(mode));
    }
}
function tokensOf({ outcome }) {
    return outcome.kind === 'tokens' ? outcome.keys : [];
}
