import { anyCase } from '../../../characters/any-case.ts';
import { literal } from '../../../expression.ts';
import { defaultMode } from '../../../lexer-rule.ts';
import { keywordTexts } from './keyword-texts.ts';
import type { LexFile } from '../lex-file.ts';
import type { ScannerRule } from '../scanner-rule.ts';

/**
 * Rules for the keywords that code finds among the matches of one pattern: the text of such a token is the keyword, not
 * the pattern.
 */
export class KeywordRules {
  readonly #texts: ReadonlyMap<string, readonly string[]>;
  readonly #file: LexFile;

  constructor(file: LexFile, isToken: (name: string) => boolean) {
    this.#file = file;
    const code = [file.code, ...file.rules.map((rule) => rule.action)].join('\n');
    this.#texts = keywordTexts(code, isToken);
  }

  has(token: string): boolean {
    return this.#texts.has(token);
  }

  /**
   * Returns rules for keywords that no other rule has `returned`. They come first and so take precedence over
   * identifiers.
   */
  rules(returned: ReadonlySet<string>): ScannerRule[] {
    return [...this.#texts]
      .filter(([token]) => !returned.has(token))
      .flatMap(([token, texts]) =>
        texts.map((text) => ({
          pattern: this.#file.ignoreCase ? anyCase(text) : literal(text),
          modes: [defaultMode],
          modeActions: [],
          outcome: { kind: 'tokens' as const, keys: [token] },
          guarded: false,
          offset: this.#file.rules[0]?.offset ?? 0,
        })),
      );
  }
}
