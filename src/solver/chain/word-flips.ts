import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import { endOfInput } from '../grammar/alphabet.ts';
import type { GrammarAnswer } from '../grammar/grammar-answer.ts';
import type { GrammarPath } from '../grammar/grammar-path.ts';
import type { GrammarVerdict } from '../grammar/grammar-verdict.ts';
import type { Conjuncts } from '../path/conjuncts.ts';
import { eventConjuncts } from '../path/event-conjuncts.ts';
import type { PathTable } from '../path/path-table.ts';
import type { SymbolEncoding, SymbolSets } from '../encoding/symbol-encoding.ts';
import type { SymbolPath } from '../encoding/symbol-path.ts';
import type { VariableValues, Verdict } from './verdict.ts';

/** A flip to be solved with a word, and the operations of its path. */
export interface WordQuestion {
  readonly flipped: Expr;
  readonly end: number;
  /** The input of this model, if it takes the path up to the flip and then the other outcome. */
  confirm(model: VariableValues): Assignment | undefined;
  /** Solves the flip without a grammar. */
  solveFreely(): Promise<Verdict>;
}

type Encode = SymbolEncoding['encode'];

/**
 * Solves the flips of one path within a grammar. The conditions on single symbols are necessary for every word that
 * takes the path, so if no word has its symbols in these sets, no word takes the flip. All other conditions are checked
 * on the words found.
 */
export class WordFlips {
  readonly #encoding: SymbolEncoding;
  readonly #table: PathTable;
  #symbolPath: SymbolPath | undefined;
  #widePath: SymbolPath | undefined;

  /** `table`: for inputs of any length. */
  constructor(encoding: SymbolEncoding, table: PathTable) {
    this.#encoding = encoding;
    this.#table = table;
  }

  async solve(question: WordQuestion): Promise<Verdict> {
    const { flipped, end } = question;
    const parts = eventConjuncts(flipped, this.#table.simplifier);
    if (parts.isFalse || this.#table.isDead(end)) return { kind: 'unsat', by: 'simplify' };
    const words = (this.#symbolPath = advanced(this.#symbolPath, end, () => this.#encoding.open(this.#table)));
    const wanted = wantedBy(words, parts);
    const encode: Encode = (symbols) => this.#encoding.encode(symbols);
    const found = wanted.size === 0 ? undefined : this.#wordWithin(words.path, wanted, encode, question);
    if (found?.kind === 'unsat' && !this.#isProof(parts, end)) {
      return {
        kind: 'unknown',
        reason: 'grammar: words exist only with symbols whose meaning for the subject is unknown',
      };
    }
    return found ?? this.#byFreeSolution(words.path, question);
  }

  /** Whether there is also no word with symbols about which nothing is known. */
  #isProof(parts: Conjuncts, end: number): boolean {
    const wide = advanced(this.#widePath, end, () => this.#encoding.openWide?.(this.#table));
    if (wide === undefined) return true;
    this.#widePath = wide;
    return flipWithin(wide.path, wantedBy(wide, parts)).verdict.kind === 'unsat';
  }

  /** Solves the flip without the grammar and looks for a word with that solution where it differs from the parent. */
  async #byFreeSolution(path: GrammarPath, question: WordQuestion): Promise<Verdict> {
    const free = await question.solveFreely();
    if (free.kind === 'unsat') return free;
    if (free.kind === 'unknown') return { kind: 'unknown', reason: free.reason };
    const { sets, encode } = this.#encoding.changesIn(free.input);
    // No word with this solution is no proof that there is none with another, so the search is kept short.
    for (const wanted of sets.size === 0 ? [] : [this.#withParentBetween(sets), sets]) {
      const within = path.refined(wanted);
      const first = Math.min(...wanted.keys());
      const verdict = within.flipBeside(first, wanted.get(first) ?? IntervalSet.empty);
      const found = verdict?.kind === 'sat' ? this.#confirmed(within, verdict.answer, encode, question) : undefined;
      if (found !== undefined) return found;
    }
    return { kind: 'unknown', reason: 'grammar: no word contains the solution of the other links' };
  }

  /** Adds the parent's symbols between those that must change. */
  #withParentBetween(sets: SymbolSets): SymbolSets {
    const { parent } = this.#encoding;
    const all = new Map(sets);
    const [first, last] = [Math.min(...sets.keys()), Math.max(...sets.keys())];
    for (let at = first; at < last; at++) if (!all.has(at)) all.set(at, IntervalSet.of(parent[at] ?? endOfInput));
    return all;
  }

  /** Undefined if words were found but the path accepts none of them. */
  #wordWithin(path: GrammarPath, wanted: SymbolSets, encode: Encode, question: WordQuestion): Verdict | undefined {
    const { verdict, within } = flipWithin(path, wanted);
    if (verdict.kind === 'unsat') return { kind: 'unsat', by: 'grammar' };
    if (verdict.kind === 'unknown') return { kind: 'unknown', reason: `grammar: ${verdict.reason}` };
    return this.#confirmed(within, verdict.answer, encode, question);
  }

  #confirmed(path: GrammarPath, found: GrammarAnswer, encode: Encode, question: WordQuestion): Verdict | undefined {
    const { grammar, parent } = this.#encoding;
    for (const answer of [path.keepParent(found), found]) {
      const model = encode(grammar.write(answer, parent));
      const input = model && question.confirm(model);
      if (model !== undefined && input !== undefined) return { kind: 'sat', by: 'grammar', model, input };
    }
    return undefined;
  }
}

/** Reuses the path if it is not past `end`: flips are mostly solved in the order of their events. */
function advanced<Path extends SymbolPath | undefined>(
  known: SymbolPath | undefined,
  end: number,
  open: () => Path,
): Path | SymbolPath {
  const usable = known === undefined || known.isPast(end) ? open() : known;
  usable?.advanceTo(end);
  return usable;
}

function wantedBy(words: SymbolPath, parts: Conjuncts): SymbolSets {
  const wanted = new Map<number, IntervalSet>();
  for (const [position, set] of words.setsOf(parts)) {
    wanted.set(position, wanted.get(position)?.intersect(set) ?? set);
  }
  return wanted;
}

function flipWithin(path: GrammarPath, wanted: SymbolSets): { verdict: GrammarVerdict; within: GrammarPath } {
  const first = Math.min(...wanted.keys());
  const within = wanted.size === 1 ? path : path.refined(wanted);
  return { verdict: within.flip(first, wanted.get(first) ?? IntervalSet.empty), within };
}
