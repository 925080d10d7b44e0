import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { AltNode, RepeatNode } from '../../grammar/node.ts';
import type { Derivation } from '../derivation.ts';
import { alternativesIn, alternativesOf, optionTaken, stoppedAtOnce, wentOn } from './choices/alternatives.ts';
import type { Chooser } from './choices/chooser.ts';
import { expand } from './expand.ts';
import { NearestAlternative } from './choices/nearest-alternative.ts';
import { NodeCycles } from './node-cycles.ts';
import { pickCharacter } from './choices/pick-character.ts';
import type { Producer } from './producer.ts';
import { defaultLimits, type ProductionLimits } from './production-limits.ts';
import { shortestClosing } from './shortest-closing.ts';

/**
 * Produces few words that together use every alternative of every rule, after Purdom: each choice takes the shortest
 * derivation that leads to a missing alternative, and everything else is closed as briefly as possible. It ends when no
 * missing alternative can be reached within the limits. A grammar without choices yields one word.
 *
 * @example
 * ```ts
 * const producer = new PurdomProducer(loadGrammarSync('json'), new Random(1));
 * console.log(producer.next());
 * ```
 */
export class PurdomProducer implements Producer {
  /** Alternatives found so far that cannot be reached within the limits. */
  readonly outOfReach = new Set<number>();
  readonly #grammar: Grammar;
  readonly #limits: ProductionLimits;
  readonly #missing: Set<number>;
  readonly #nearest: NearestAlternative;
  readonly #cycles: NodeCycles;
  readonly #chooser: Chooser;
  readonly #missingAtIteration = new Map<RepeatNode, number>();
  #hasProduced = false;

  constructor(grammar: Grammar, random: Random, limits: ProductionLimits = defaultLimits) {
    this.#grammar = grammar;
    this.#limits = limits;
    this.#missing = alternativesOf(grammar);
    this.#nearest = new NearestAlternative(grammar, this.#missing);
    this.#cycles = new NodeCycles(grammar);
    this.#chooser = {
      option: (alt, offered, room) => this.#chooseOption(alt, offered, room),
      again: (repeat, done, room) => this.#goOn(repeat, done, room),
      character: (node) => pickCharacter(node.set, random),
      firstItem: (seq) => this.#nearest.itemOnTheWay(seq),
    };
  }

  next(): Derivation | undefined {
    while (this.#missing.size > 0 || !this.#hasProduced) {
      const before = this.#missing.size;
      const derivation = expand(this.#grammar, this.#chooser, this.#limits);
      if (derivation === undefined) return undefined;
      // Choices forced by the limits bypass the chooser, so they are read from the tree.
      for (const alternative of alternativesIn(derivation)) this.#remove(alternative);
      if (this.#missing.size < before || !this.#hasProduced) {
        this.#hasProduced = true;
        return derivation;
      }
      this.#giveUpNearest();
    }
    return undefined;
  }

  #chooseOption(alt: AltNode, offered: readonly number[], room: number): number {
    const missing = offered.filter((index) => this.#missing.has(optionTaken(alt.options[index]!)));
    const { length } = shortestClosing(this.#grammar);
    const closingLength = (index: number) => length[alt.options[index]!.id]!;
    if (missing.length > 0) {
      // Options that can recur here come first, so that the others can be used within the same word.
      const returning = missing.filter((index) => this.#cycles.areTogether(alt, alt.options[index]!));
      const choice = least(returning.length > 0 ? returning : missing, closingLength);
      this.#remove(optionTaken(alt.options[choice]!));
      return choice;
    }
    const wayLength = (index: number) => this.#nearest.lengthFrom(alt.options[index]!);
    const nearest = least(offered, wayLength);
    return fits(wayLength(nearest), room) ? nearest : least(offered, closingLength);
  }

  #goOn(repeat: RepeatNode, done: number, room: number): boolean {
    const atOnce = done === repeat.min;
    if (atOnce && this.#remove(wentOn(repeat))) return true;
    if (atOnce && this.#remove(stoppedAtOnce(repeat))) return false;
    // If the limits prevented progress in one iteration, they prevent it in the next one too.
    if (done > repeat.min && this.#missingAtIteration.get(repeat) === this.#missing.size) return false;
    this.#missingAtIteration.set(repeat, this.#missing.size);
    return fits(this.#nearest.lengthFrom(repeat.item), room);
  }

  /** Removes an alternative; returns true if it was missing. */
  #remove(alternative: number): boolean {
    const wasMissing = this.#missing.delete(alternative);
    if (wasMissing) this.#nearest.dropped(alternative);
    return wasMissing;
  }

  /** Gives up the nearest alternative, which the last word targeted and could not reach within the limits. */
  #giveUpNearest(): void {
    const goal = this.#nearest.goalFrom(this.#grammar.root);
    this.#remove(goal);
    this.outOfReach.add(goal);
  }
}

/** Ignores the fraction of the length, which counts rules instead of text. */
function fits(length: number, room: number): boolean {
  return Math.floor(length) <= room;
}

/** Returns the item with the least value, the first among equals. */
function least(items: readonly number[], valueOf: (item: number) => number): number {
  return items.reduce((best, item) => (valueOf(item) < valueOf(best) ? item : best));
}
