import type { Assignment } from '../../constraint/assignment.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import type { GrammarSolver } from '../grammar/grammar-solver.ts';
import type { PathTable } from '../path/path-table.ts';
import type { VariableValues } from '../chain/verdict.ts';
import { CharacterPath } from './character-path.ts';
import type { SymbolEncoding, SymbolSets } from './symbol-encoding.ts';
import type { SymbolPath } from './symbol-path.ts';

/** Encodes words as texts; their symbols are code units. */
export class Characters implements SymbolEncoding {
  readonly grammar: GrammarSolver;
  readonly parent: readonly number[];
  readonly #input: number;
  readonly #text: string;
  readonly #pool: ExpressionPool;

  constructor(grammar: GrammarSolver, input: number, text: string, pool: ExpressionPool) {
    this.grammar = grammar;
    this.#input = input;
    this.#text = text;
    this.#pool = pool;
    this.parent = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  }

  open(table: PathTable): SymbolPath {
    return new CharacterPath(this.grammar.open(this.parent), this.#input, table);
  }

  encode(symbols: readonly number[]): VariableValues {
    let text = '';
    for (const unit of symbols) text += String.fromCharCode(unit);
    return new Map([[this.#pool.variable('text', this.#input), text]]);
  }

  changesIn({ inputs }: Assignment): ReturnType<SymbolEncoding['changesIn']> {
    const text = inputs.get(this.#input);
    const sets = typeof text === 'string' ? changedUnits(this.#text, text) : new Map<number, IntervalSet>();
    return { sets, encode: (symbols) => this.encode(symbols) };
  }
}

function changedUnits(before: string, after: string): SymbolSets {
  const changed = new Map<number, IntervalSet>();
  for (let i = 0; i < after.length; i++) {
    const unit = after.charCodeAt(i);
    if (before.charCodeAt(i) !== unit) changed.set(i, IntervalSet.of(unit));
  }
  return changed;
}
