import type { Random } from '../../../../core/random.ts';
import type { Derivation } from '../../../../derivation/derivation.ts';
import type { TreePrinter } from '../../../../derivation/print/printer.ts';
import { defaultLimits, type ProductionLimits } from '../../../../derivation/production/production-limits.ts';
import type { SymbolicGrammar } from '../../../../derivation/templates/symbolic-grammar.ts';
import type { Grammar } from '../../../../grammar/grammar.ts';

/** The options of the command line, read and loaded; undefined where an option was not given. */
export interface WordRequest {
  readonly grammar: Grammar;
  readonly printer: TreePrinter;
  /** Set if templates were requested; `grammar` is then its grammar. */
  readonly symbolic: SymbolicGrammar | undefined;
  readonly random: Random;
  readonly count: number | undefined;
  readonly k: number | undefined;
  readonly length: number | undefined;
  readonly height: number | undefined;
  readonly unit: 'characters' | 'tokens' | undefined;
  readonly corpus: readonly Derivation[] | undefined;
  readonly depth: number | undefined;
  readonly size: number | undefined;
}

export function requestLimits({ depth, size }: WordRequest): ProductionLimits {
  return { maxDepth: depth ?? defaultLimits.maxDepth, maxSize: size ?? defaultLimits.maxSize };
}
