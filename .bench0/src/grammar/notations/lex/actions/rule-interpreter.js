import { literal } from '../../../expression.js';
import { defaultMode } from '../../../lexer-rule.js';
import { SingleCharacters } from '../../filters/single-characters.js';
import { isBlank } from './is-blank.js';
import { initial } from '../lex-file.js';
import { textBehind } from './text-behind.js';
import { characterKey } from '../token-key.js';
/** Converts a rule and the meaning of its action to tokenizer rules: none, one, or one for each of several tokens. */
export class RuleInterpreter {
    #cursor;
    #use;
    #surroundings;
    #definitions;
    #characters;
    constructor(cursor, file, use, surroundings) {
        this.#cursor = cursor;
        this.#use = use;
        this.#surroundings = surroundings;
        this.#definitions = new Map(file.definitions.map(({ name, body }) => [`{${name}}`, body]));
        this.#characters = new SingleCharacters(this.#definitions);
    }
    interpret(rule, meaning) {
        const conditions = rule.conditions.filter((name) => this.#surroundings.reached.has(name));
        const pattern = conditions.length === 0 ? undefined : this.#patternOf(rule, meaning);
        if (pattern === undefined)
            return [];
        const modeActions = this.#modeActions(meaning.switchesTo, rule.offset);
        const shared = {
            pattern,
            modes: conditions.map(modeOf),
            modeActions,
            guarded: meaning.givesBack,
            offset: rule.offset,
        };
        if (meaning.returns.length === 0)
            return [{ ...shared, outcome: quietOutcome(meaning) }];
        const keys = this.#keysOf(meaning);
        const matched = meaning.returns.some(({ kind }) => kind === 'matched')
            ? this.#matchedCharacters(pattern, rule)
            : [];
        if (matched.length > 0)
            return matchedRules(shared, matched, keys);
        if (this.#isDroppedBlank(pattern, keys))
            return [{ ...shared, outcome: { kind: 'silent' } }];
        if (keys.length > 0)
            return [{ ...shared, outcome: { kind: 'tokens', keys }, guarded: shared.guarded || keys.length > 1 }];
        const isUnknown = meaning.returns.some(({ kind }) => kind === 'unknown');
        return [{ ...shared, outcome: { kind: isUnknown ? 'unknown' : 'error' } }];
    }
    /** Returns undefined if the text that the rule matches cannot be determined. */
    #patternOf(rule, meaning) {
        if (rule.pattern === undefined)
            return undefined;
        if (meaning.givesBack) {
            const hint = 'the rule is read as if it kept the whole match';
            this.#cursor.warn('lex-gives-back', 'code gives back part of the matched text', rule.offset, hint);
            if (meaning.returns.length === 0)
                return undefined;
        }
        if (!meaning.readsOn)
            return rule.pattern;
        const whole = textBehind(rule.pattern, this.#definitions);
        const message = whole === undefined
            ? 'code reads text after the match, so the rule is ignored'
            : 'code reads text after the match; it is read as a comment or a string with the usual end';
        this.#cursor.warn('lex-reads-on', message, rule.offset, 'write the whole text as a pattern');
        return whole;
    }
    #keysOf({ returns }) {
        const keys = returns.flatMap((token) => {
            if (token.kind === 'character')
                return [characterKey(token.text)];
            return token.kind === 'token' ? [token.name] : [];
        });
        const { keywords } = this.#surroundings;
        return keys.length === 1 ? keys : keys.filter((key) => !keywords.has(key));
    }
    /** Returns the characters of the grammar that `return yytext[0]` can be; none if the pattern matches longer texts. */
    #matchedCharacters(pattern, rule) {
        const set = this.#characters.allOf(pattern);
        if (set !== undefined)
            return this.#use.characters.filter((text) => set.has(text.codePointAt(0)));
        const message = 'the rule returns only the first character of a longer match, so it is ignored';
        this.#cursor.warn('lex-first-character', message, rule.offset);
        return [];
    }
    /**
     * Returns true for white space that is returned although the grammar does not use it; code in between discards it.
     */
    #isDroppedBlank(pattern, keys) {
        const { names, characters } = this.#use;
        const isMentioned = (key) => names.has(key) || characters.some((text) => characterKey(text) === key);
        return keys.length > 0 && !keys.some(isMentioned) && isBlank(pattern, this.#definitions);
    }
    #modeActions(to, offset) {
        if (to === undefined)
            return [];
        if (to.kind === 'pop')
            return [{ kind: 'pop' }];
        if (to.kind !== 'computed')
            return [{ kind: to.kind, mode: modeOf(to.condition) }];
        const message = 'the start condition is computed; assuming INITIAL';
        this.#cursor.warn('lex-computed-condition', message, offset, 'write `BEGIN(NAME)`');
        return [{ kind: 'set', mode: defaultMode }];
    }
}
/**
 * Returns one rule for each character that is returned as matched, and one for the other tokens that code may choose.
 */
function matchedRules(shared, matched, keys) {
    const guarded = shared.guarded || keys.length > 0;
    const characters = matched.map((text) => {
        return { ...shared, pattern: literal(text), outcome: { kind: 'tokens', keys: [characterKey(text)] }, guarded };
    });
    return keys.length === 0 ? characters : [...characters, { ...shared, outcome: { kind: 'tokens', keys }, guarded }];
}
function quietOutcome({ isError, isBeginning }) {
    if (isError)
        return { kind: 'error' };
    return isBeginning ? { kind: 'beginning' } : { kind: 'silent' };
}
function modeOf(condition) {
    return condition === initial ? defaultMode : condition;
}
