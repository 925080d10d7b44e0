import type { Domain } from '../constraint/domains/domain.ts';
import type { ExpressionPool } from '../constraint/expression-pool.ts';
import { Characters } from '../solver/encoding/characters.ts';
import type { GrammarInput } from './grammar-input.ts';
import { TokenRuns } from './tokens/token-runs.ts';
import { WordSpaces, type WordSpace } from './words/word-spaces.ts';

/** The part of an explorer that handles texts with grammars; loaded only if there is a grammar. */
export class GrammarHalf {
  readonly words: WordSpaces;
  /** Present if the subject's tokenizer is known and the grammar has tokens. */
  readonly tokens: TokenRuns | undefined;

  constructor(domains: readonly Domain[], grammars: readonly GrammarInput[], hasTokenizer: boolean) {
    const [first] = grammars;
    this.words = new WordSpaces(domains, grammars);
    this.tokens = hasTokenizer && first?.grammar.hasTokens === true ? new TokenRuns(first.grammar) : undefined;
  }

  charactersOf({ grammar, input }: WordSpace, text: string, pool: ExpressionPool): Characters {
    return new Characters(grammar, input, text, pool);
  }
}
