import { alt, ref, repeat, seq } from '../../expression.js';
import { findExcursions } from './excursion.js';
import { ExcursionTexts } from './excursion-texts.js';
import { FreeNames } from './free-names.js';
import { LexerPlan } from './lexer-plan.js';
import { lexerRulesOf } from './lexer-rules-of.js';
/**
 * Builds grammar rules from the rules of a lex file. `names` are the names of the grammar; definitions and patterns
 * without their own token must not use them.
 */
export function buildLexer(cursor, file, rules, names) {
    const tokens = rules.flatMap(({ outcome }) => (outcome.kind === 'tokens' ? outcome.keys : []));
    return new LexerBuilder(cursor, file, rules, new FreeNames([...names, ...tokens])).build();
}
class LexerBuilder {
    #cursor;
    #file;
    #scannerRules;
    #names;
    #plan;
    #texts;
    #definitionNames;
    #rules = [];
    constructor(cursor, file, rules, names) {
        const excursions = findExcursions(rules);
        this.#cursor = cursor;
        this.#file = file;
        this.#scannerRules = rules;
        this.#names = names;
        this.#plan = new LexerPlan(rules, excursions, names);
        this.#texts = new Map(excursions.map((excursion) => [excursion, new ExcursionTexts(excursion, (rule) => this.#refTo(rule))]));
        this.#definitionNames = new Map(file.definitions.map(({ name }) => [`{${name}}`, names.take(name, '.definition')]));
    }
    build() {
        for (const rule of this.#scannerRules) {
            const pattern = this.#plan.patternOf(rule);
            if (pattern !== undefined)
                this.#add(pattern.name, pattern.kind, this.#rename(rule.pattern), rule.offset);
        }
        for (const token of this.#plan.tokens)
            this.#addToken(token);
        const skipNames = new Map([...this.#texts].map(([excursion, texts]) => [excursion, this.#addSkip(excursion, texts)]));
        for (const { name, body, offset } of this.#file.definitions) {
            this.#add(this.#definitionNames.get(`{${name}}`), 'fragment', this.#rename(body), offset);
        }
        const known = new Set(this.#rules.map((rule) => rule.name));
        return {
            rules: this.#rules,
            lexerRules: this.#scannerRules
                .flatMap((rule) => lexerRulesOf(rule, this.#plan, this.#texts, skipNames))
                .filter(({ type }) => known.has(type)),
            tokens: new Set(this.#plan.tokens.filter((token) => known.has(token))),
            characters: new Set(this.#plan.tokens.filter((token) => this.#plan.isImplicit(token))),
        };
    }
    /** Adds a rule for a token unless one pattern already has its name. */
    #addToken(token) {
        const direct = this.#plan.directRules(token);
        if (this.#plan.isImplicit(token) || direct.some((rule) => this.#plan.patternOf(rule)?.name === token))
            return;
        const whole = [...this.#texts.values()].flatMap((texts) => texts.textOf(token) ?? []);
        const options = [...direct.map((rule) => this.#refTo(rule)), ...whole];
        const offset = this.#scannerRules.find(({ outcome }) => outcome.kind === 'tokens' && outcome.keys.includes(token))?.offset;
        if (options.length > 0)
            this.#add(token, 'token', alt(options), offset ?? 0);
    }
    #addSkip(excursion, texts) {
        const [step] = excursion.steps;
        const offset = step?.rule.offset ?? 0;
        const names = [...excursion.modes].map((mode) => `\`${mode}\``).join(', ');
        if (texts.isTooTangled) {
            const hint = 'tokens that consist of several matches in them are not derived';
            this.#cursor.warn('lex-tangled-conditions', `the start conditions ${names} are too complex to be analyzed`, offset, hint);
        }
        const text = texts.innerTokens.size > 0 ? undefined : texts.silentText();
        if (text === undefined)
            return undefined;
        const name = this.#names.takeNumbered('skip-');
        this.#add(name, 'skip', text, offset);
        return name;
    }
    #add(name, kind, body, offset) {
        this.#rules.push({ name, kind, body, source: this.#file.source, offset });
    }
    #refTo(rule) {
        const pattern = this.#plan.patternOf(rule);
        return pattern === undefined ? this.#rename(rule.pattern) : ref(pattern.name, rule.offset);
    }
    /** Returns the pattern with the final rule names for references to definitions. */
    #rename(expression) {
        switch (expression.kind) {
            case 'ref':
                return ref(this.#definitionNames.get(expression.name), expression.offset);
            case 'seq':
                return seq(expression.items.map((item) => this.#rename(item)));
            case 'alt':
                return alt(expression.options.map((option) => this.#rename(option)));
            case 'repeat':
                return repeat(this.#rename(expression.item), expression.min, expression.max, expression.lazy);
            default:
                return expression;
        }
    }
}
