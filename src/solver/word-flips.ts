import type { Assignment } from '../constraint/assignment.ts';
import type { Expr } from '../constraint/expression.ts';
import { IntervalSet } from '../constraint/interval-set.ts';
import { endOfInput } from './grammar/alphabet.ts';
import type { GrammarAnswer } from './grammar/grammar-answer.ts';
import type { GrammarPath } from './grammar/grammar-path.ts';
import type { GrammarVerdict } from './grammar/grammar-verdict.ts';
import type { Conjuncts } from './path/conjuncts.ts';
import { eventConjuncts } from './path/event-conjuncts.ts';
import type { PathTable } from './path/path-table.ts';
import type { Spelling, SymbolSets } from './spelling/spelling.ts';
import type { SymbolPath } from './spelling/symbol-path.ts';
import type { Model, Verdict } from './verdict.ts';

/** A flip to be solved with a word, and what the path it belongs to knows of it. */
export interface WordQuestion {
  readonly flipped: Expr;
  readonly end: number;
  /** The input of this model, if it takes the path up to the flip and the flipped way. */
  confirm(model: Model): Assignment | undefined;
  /** What is found without a grammar. */
  solveFreely(): Promise<Verdict>;
}

type Spell = Spelling['spell'];

/**
 * Flips of one path that are to be solved within a grammar. What the events say of single symbols is necessary for every
 * word that takes the path, so that no word within these sets means no word at all; everything else the path says is asked
 * of the words that come out.
 */
export class WordFlips {
  private readonly spelling: Spelling;
  private readonly table: PathTable;
  private symbolPath: SymbolPath | undefined;
  private widePath: SymbolPath | undefined;

  /** `table`: for inputs of any length. */
  constructor(spelling: Spelling, table: PathTable) {
    this.spelling = spelling;
    this.table = table;
  }

  async solve(question: WordQuestion): Promise<Verdict> {
    const { flipped, end } = question;
    const parts = eventConjuncts(flipped, this.table.simplifier);
    if (parts.isFalse || this.table.isDead(end)) return { kind: 'unsat', by: 'simplify' };
    const words = (this.symbolPath = advanced(this.symbolPath, end, () => this.spelling.open(this.table)));
    const wanted = wantedBy(words, parts);
    const spell: Spell = (symbols) => this.spelling.spell(symbols);
    const found = wanted.size === 0 ? undefined : this.wordWithin(words.path, wanted, spell, question);
    if (found?.kind === 'unsat' && !this.isProof(parts, end)) {
      return {
        kind: 'unknown',
        reason: 'grammar: only with symbols of which nobody knows what they are to the subject',
      };
    }
    return found ?? this.byFreeSolution(words.path, question);
  }

  /** Whether there is no word either with symbols that nothing is known of. */
  private isProof(parts: Conjuncts, end: number): boolean {
    const wide = advanced(this.widePath, end, () => this.spelling.openWide?.(this.table));
    if (wide === undefined) return true;
    this.widePath = wide;
    return flipWithin(wide.path, wantedBy(wide, parts)).verdict.kind === 'unsat';
  }

  /** Takes the solution of those who know no grammar for what has to stand where it differs from the parent. */
  private async byFreeSolution(path: GrammarPath, question: WordQuestion): Promise<Verdict> {
    const free = await question.solveFreely();
    if (free.kind === 'unsat') return free;
    if (free.kind === 'unknown') return { kind: 'unknown', reason: free.reason };
    const { sets, spell } = this.spelling.changesIn(free.input);
    // That there is no word with this solution in it says nothing of others, so that nobody looks far.
    for (const wanted of sets.size === 0 ? [] : [this.withParentBetween(sets), sets]) {
      const within = path.refined(wanted);
      const first = Math.min(...wanted.keys());
      const verdict = within.flipBeside(first, wanted.get(first) ?? IntervalSet.empty);
      const found = verdict?.kind === 'sat' ? this.confirmed(within, verdict.answer, spell, question) : undefined;
      if (found !== undefined) return found;
    }
    return { kind: 'unknown', reason: 'grammar: no word with the solution of the other links in it' };
  }

  /** The parent's symbols between those that are to be others. */
  private withParentBetween(sets: SymbolSets): SymbolSets {
    const { parent } = this.spelling;
    const all = new Map(sets);
    const [first, last] = [Math.min(...sets.keys()), Math.max(...sets.keys())];
    for (let at = first; at < last; at++) if (!all.has(at)) all.set(at, IntervalSet.of(parent[at] ?? endOfInput));
    return all;
  }

  /** Undefined if words were found, and none that the path accepts. */
  private wordWithin(path: GrammarPath, wanted: SymbolSets, spell: Spell, question: WordQuestion): Verdict | undefined {
    const { verdict, within } = flipWithin(path, wanted);
    if (verdict.kind === 'unsat') return { kind: 'unsat', by: 'grammar' };
    if (verdict.kind === 'unknown') return { kind: 'unknown', reason: `grammar: ${verdict.reason}` };
    return this.confirmed(within, verdict.answer, spell, question);
  }

  private confirmed(
    path: GrammarPath,
    found: GrammarAnswer,
    spell: Spell,
    question: WordQuestion,
  ): Verdict | undefined {
    const { grammar, parent } = this.spelling;
    for (const answer of [path.keepParent(found), found]) {
      const model = spell(grammar.write(answer, parent));
      const input = model && question.confirm(model);
      if (model !== undefined && input !== undefined) return { kind: 'sat', by: 'grammar', model, input };
    }
    return undefined;
  }
}

/** Flips are asked for in the order of their events for the most part. */
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
