import type { FlatGrammar } from '../../src/grammar/flat/flat-grammar.ts';
import type { Mask } from '../../src/solver/grammar/mask.ts';

/** More sentential forms than this are not looked at in one question. */
const mostForms = 100_000;

/**
 * The solver of the paper (Algorithm 2), to compare with: for each position in turn, unroll the symbol there in all
 * productions of the start symbol, and prune those that the position's set does not allow. It gives the verdict only.
 */
export class UnrollAndPrune {
  private readonly start: number;
  private readonly end: number;
  private readonly alternatives: readonly (readonly Int32Array[])[];

  constructor(flat: FlatGrammar) {
    this.start = flat.start;
    this.end = flat.terminals.length;
    this.alternatives = rightRecursive(flat);
  }

  solve(masks: readonly Mask[]): 'sat' | 'unsat' | 'given up' {
    let forms: Int32Array[] = [Int32Array.of(this.start)];
    let made = 0;
    for (const [position, mask] of masks.entries()) {
      const kept: Int32Array[] = [];
      for (let form = forms.pop(); form !== undefined; form = forms.pop()) {
        if (++made > mostForms) return 'given up';
        const symbol = form[position];
        if (symbol === undefined || symbol < 0) {
          if (mask.allows[symbol === undefined ? this.end : ~symbol] === 1) kept.push(form);
          continue;
        }
        for (const alternative of this.alternatives[symbol] ?? []) {
          const longer = new Int32Array(form.length - 1 + alternative.length);
          longer.set(form.subarray(0, position));
          longer.set(alternative, position);
          longer.set(form.subarray(position + 1), position + alternative.length);
          forms.push(longer);
        }
      }
      forms = kept;
    }
    // Every nonterminal of the shipped grammars derives something, so that any form left is a word.
    return forms.length > 0 ? 'sat' : 'unsat';
  }
}

/** The paper's algorithm does not end on left recursion; our repeats are left-recursive, and are turned round for it. */
function rightRecursive({ nonterminals, productions }: FlatGrammar): Int32Array[][] {
  return nonterminals.map(({ productions: own }, nonterminal) =>
    own.map((index) => {
      const symbols = productions[index]?.symbols ?? new Int32Array(0);
      return symbols[0] === nonterminal ? Int32Array.of(...symbols.subarray(1), nonterminal) : symbols;
    }),
  );
}
