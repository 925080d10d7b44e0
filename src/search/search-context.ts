import type { Random } from '../core/random.ts';
import type { Dictionary } from './mutation/dictionary.ts';
import type { GrammarInput } from '../engine/grammar-input.ts';
import type { InputSpace } from '../engine/input-space.ts';
import type { TemplateOptions } from './templates/template-source.ts';

/** What strategies are built from. */
export interface SearchContext {
  readonly space: InputSpace;
  readonly random: Random;
  /** Comparison operands, shared by all strategies. */
  readonly dictionary: Dictionary;
  /** How often one path is flipped at the same site before the rest is postponed. */
  readonly flipsPerSite: number;
  readonly grammar: GrammarUse | undefined;
  /** True if the subject's tokenizer function is known. */
  readonly hasTokenizer?: boolean;
  /** True if recordings name sites whose decisions are flipped before others. */
  readonly isFocused?: boolean;
  /** True if the budget of the campaign limits the number of runs. */
  readonly countsRuns?: boolean;
}

/** How grammar-based strategies use their grammars. */
export interface GrammarUse {
  /** In the order of the arguments; at least one. */
  readonly inputs: readonly GrammarInput[];
  readonly templates: TemplateUse;
}

/** How grammars are turned into templates. */
interface TemplateUse extends Omit<TemplateOptions, 'holes' | 'fewestHolesFirst'> {
  /** What may fill a hole: words of its token, any characters, or first the former and later the latter. */
  readonly holes: 'language' | 'free' | 'both';
  /** Templates keep the order of the grammar if this is not set. */
  readonly fewestHolesFirst?: boolean;
}
