import { anyCase } from '../../../characters/any-case.js';
import { literal } from '../../../expression.js';
import { defaultMode } from '../../../lexer-rule.js';
import { keywordTexts } from './keyword-texts.js';
/**
 * Rules for the keywords that code finds among the matches of one pattern: the text of such a token is the keyword, not
 * the pattern.
 */
export class KeywordRules {
    #texts;
    #file;
    constructor(file, isToken) {
        this.#file = file;
        const code = [file.code, ...file.rules.map((rule) => rule.action)].join('\n');
        this.#texts = keywordTexts(code, isToken);
    }
    has(token) {
        return this.#texts.has(token);
    }
    /**
     * Returns rules for keywords that no other rule has `returned`. They come first and so take precedence over
     * identifiers.
     */
    rules(returned) {
        return [...this.#texts]
            .filter(([token]) => !returned.has(token))
            .flatMap(([token, texts]) => texts.map((text) => ({
            pattern: this.#file.ignoreCase ? anyCase(text) : literal(text),
            modes: [defaultMode],
            modeActions: [],
            outcome: { kind: 'tokens', keys: [token] },
            guarded: false,
            offset: this.#file.rules[0]?.offset ?? 0,
        })));
    }
}
