import { CharSet } from '../../../grammar/characters/char-set.ts';
import { Atoms } from '../../../grammar/flat/atoms.ts';
import type { FlatGrammar } from '../../../grammar/flat/flat-grammar.ts';
import type { Lattice } from './lattice.ts';
import { LrAutomaton } from './lr-automaton.ts';

/** A flat grammar over characters, prepared for parsing. */
export class CharacterParser {
  readonly automaton: LrAutomaton;
  readonly #atoms: Atoms;

  constructor(flat: FlatGrammar) {
    this.#atoms = new Atoms(flat.terminals.map((t) => (t.kind === 'character' ? t.set : CharSet.empty)));
    this.automaton = new LrAutomaton(flat, {
      size: this.#atoms.count,
      terminalsOf: (atom) => this.#atoms.setsOf(atom),
    });
  }

  /** Returns the text as a chain with one edge per code point; edge n reads code point n. */
  latticeOf(points: ArrayLike<number>): Lattice {
    const length = points.length;
    const symbol = new Int32Array(length);
    for (let i = 0; i < length; i++) symbol[i] = this.#atoms.of(points[i]!);
    return {
      nodeCount: length + 1,
      edgeStart: Int32Array.from({ length: length + 2 }, (_, i) => Math.min(i, length)),
      symbol,
      target: Int32Array.from({ length }, (_, i) => i + 1),
      isEnd: (node) => node === length,
    };
  }
}
