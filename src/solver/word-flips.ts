import type { Assignment } from '../constraint/assignment.ts';
import type { Expr } from '../constraint/expression.ts';
import { IntervalSet } from '../constraint/interval-set.ts';
import type { GrammarPath } from './grammar/grammar-path.ts';
import { eventConjuncts } from './path/event-conjuncts.ts';
import type { PathTable } from './path/path-table.ts';
import type { Spelling, SymbolPath, SymbolSets } from './spelling/spelling.ts';
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

  /** `table`: for inputs of any length. */
  constructor(spelling: Spelling, table: PathTable) {
    this.spelling = spelling;
    this.table = table;
  }

  async solve(question: WordQuestion): Promise<Verdict> {
    const { flipped, end } = question;
    const parts = eventConjuncts(flipped, this.table.simplifier);
    if (parts.isFalse || this.table.isDead(end)) return { kind: 'unsat', by: 'simplify' };
    const words = this.pathTo(end);
    const wanted = new Map<number, IntervalSet>();
    for (const [position, set] of words.setsOf(parts)) {
      wanted.set(position, wanted.get(position)?.intersect(set) ?? set);
    }
    const spell: Spell = (symbols) => this.spelling.spell(symbols);
    const found = wanted.size === 0 ? undefined : this.wordWithin(words.path, wanted, spell, question);
    return found ?? this.byFreeSolution(words.path, question);
  }

  /** Takes the solution of those who know no grammar for what has to stand where it differs from the parent. */
  private async byFreeSolution(path: GrammarPath, question: WordQuestion): Promise<Verdict> {
    const free = await question.solveFreely();
    if (free.kind === 'unsat') return free;
    if (free.kind === 'unknown') return { kind: 'unknown', reason: free.reason };
    const { sets, spell } = this.spelling.changesIn(free.input);
    const verdict = sets.size === 0 ? undefined : this.wordWithin(path, sets, spell, question);
    // That there is no word with this solution in it says nothing of others.
    if (verdict?.kind === 'sat') return verdict;
    return { kind: 'unknown', reason: 'grammar: no word with the solution of the other links in it' };
  }

  /** Undefined if words were found, and none that the path accepts. */
  private wordWithin(path: GrammarPath, wanted: SymbolSets, spell: Spell, question: WordQuestion): Verdict | undefined {
    const last = Math.max(...wanted.keys());
    const set = wanted.get(last) ?? IntervalSet.empty;
    const within = wanted.size === 1 ? path : path.refined(wanted);
    const verdict = within.flip(last, set);
    const { grammar, parent, doubt } = this.spelling;
    if (verdict.kind === 'unknown') return { kind: 'unknown', reason: `grammar: ${verdict.reason}` };
    if (verdict.kind === 'unsat')
      return doubt === undefined ? { kind: 'unsat', by: 'grammar' } : { kind: 'unknown', reason: `grammar: ${doubt}` };
    for (const answer of [within.keepParent(verdict.answer), verdict.answer]) {
      const model = spell(grammar.write(answer, parent));
      const input = model && question.confirm(model);
      if (model !== undefined && input !== undefined) return { kind: 'sat', by: 'grammar', model, input };
    }
    return undefined;
  }

  /** Flips are asked for in the order of their events for the most part. */
  private pathTo(end: number): SymbolPath {
    const known = this.symbolPath;
    const usable = known === undefined || known.isPast(end) ? this.spelling.open(this.table) : known;
    usable.advanceTo(end);
    this.symbolPath = usable;
    return usable;
  }
}
