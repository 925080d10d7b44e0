import type { Assignment } from '../constraint/assignment.ts';
import type { Expr } from '../constraint/expression.ts';
import { IntervalSet } from '../constraint/interval-set.ts';
import type { GrammarAnswer } from './grammar/grammar-answer.ts';
import type { GrammarPath } from './grammar/grammar-path.ts';
import { WordPath } from './grammar/word-path.ts';
import { eventConjuncts } from './path/event-conjuncts.ts';
import type { PathTable } from './path/path-table.ts';
import type { WordSpace } from './solver.ts';
import type { Verdict } from './verdict.ts';

/** A flip to be solved with a word, and what the path it belongs to knows of it. */
export interface WordQuestion {
  readonly flipped: Expr;
  readonly end: number;
  /** The input with this text, if it takes the path up to the flip and the flipped way. */
  confirm(text: string): Assignment | undefined;
  /** What is found without a grammar. */
  solveFreely(): Promise<Verdict>;
}

type Sets = ReadonlyMap<number, IntervalSet>;

const emptySet = IntervalSet.empty;

/**
 * Flips of one path that are to be solved within a grammar. What the events say of single units and of the length is
 * necessary for every text that takes the path, so that no word within these sets means no word at all; everything else the
 * path says is asked of the words that come out.
 */
export class WordFlips {
  private readonly space: WordSpace;
  private readonly parent: string;
  private readonly units: readonly number[];
  private readonly table: PathTable;
  private wordPath: WordPath | undefined;

  /** `table`: for texts of any length. */
  constructor(space: WordSpace, parent: string, table: PathTable) {
    this.space = space;
    this.parent = parent;
    this.units = unitsIn(parent);
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
    const found = wanted.size === 0 ? undefined : this.wordWithin(words.path, wanted, question);
    return found ?? this.byFreeSolution(words.path, question);
  }

  /** Takes the solution of those who know no grammar for what has to stand where it differs from the parent. */
  private async byFreeSolution(path: GrammarPath, question: WordQuestion): Promise<Verdict> {
    const free = await question.solveFreely();
    if (free.kind === 'unsat') return free;
    if (free.kind === 'unknown') return { kind: 'unknown', reason: free.reason };
    const text = free.input.inputs.get(this.space.input);
    const changes = typeof text === 'string' ? changedUnits(this.parent, text) : new Map<number, IntervalSet>();
    const verdict = changes.size === 0 ? undefined : this.wordWithin(path, changes, question);
    // That there is no word with this solution in it says nothing of others.
    if (verdict?.kind === 'sat') return verdict;
    return { kind: 'unknown', reason: 'grammar: no word with the solution of the other links in it' };
  }

  /** Undefined if words were found, and none that the path accepts. */
  private wordWithin(path: GrammarPath, wanted: Sets, question: WordQuestion): Verdict | undefined {
    const last = Math.max(...wanted.keys());
    const set = wanted.get(last) ?? emptySet;
    const within = wanted.size === 1 ? path : path.refined(wanted);
    const verdict = within.flip(last, set);
    if (verdict.kind === 'unsat') return { kind: 'unsat', by: 'grammar' };
    if (verdict.kind === 'unknown') return { kind: 'unknown', reason: `grammar: ${verdict.reason}` };
    for (const answer of [within.keepParent(verdict.answer), verdict.answer]) {
      const text = this.textOf(answer);
      const input = question.confirm(text);
      const { pool } = this.table.simplifier;
      const model = new Map([[pool.variable('text', this.space.input), text]]);
      if (input !== undefined) return { kind: 'sat', by: 'grammar', model, input };
    }
    return undefined;
  }

  private textOf(answer: GrammarAnswer): string {
    let text = '';
    for (const unit of this.space.grammar.write(answer, this.units)) text += String.fromCharCode(unit);
    return text;
  }

  /** Flips are asked for in the order of their events for the most part. */
  private pathTo(end: number): WordPath {
    const known = this.wordPath;
    const usable =
      known === undefined || known.isPast(end)
        ? new WordPath(this.space.grammar.open(this.units), this.space.input, this.table)
        : known;
    usable.advanceTo(end);
    this.wordPath = usable;
    return usable;
  }
}

function unitsIn(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

function changedUnits(before: string, after: string): Sets {
  const changed = new Map<number, IntervalSet>();
  for (let i = 0; i < after.length; i++) {
    const unit = after.charCodeAt(i);
    if (before.charCodeAt(i) !== unit) changed.set(i, IntervalSet.of(unit));
  }
  return changed;
}
