import type { Random } from '../../../core/random.ts';
import type { Completion } from '../completion.ts';
import type { OpenEnd } from '../continuation.ts';
import type { DottedGrammar } from '../dotted-grammar.ts';
import type { LeftCorners } from '../left-corners.ts';
import { openItems } from './open-items.ts';
import { writeItems } from './write-items.ts';

/** Productions that add no symbol may go round in circles: so many of them are chosen before the shortest way is taken. */
const mostChoices = 1000;

/** Any way to finish the word with at most `room` symbols more than the shortest. */
export class RandomCompletion implements Completion {
  private readonly grammar: DottedGrammar;
  private readonly corners: LeftCorners;
  private readonly random: Random;
  private readonly room: number;
  private roomLeft = 0;
  private choicesLeft = 0;

  constructor(grammar: DottedGrammar, corners: LeftCorners, random: Random, room: number) {
    this.grammar = grammar;
    this.corners = corners;
    this.random = random;
    this.room = room;
  }

  complete(end: OpenEnd): number[] {
    this.roomLeft = this.room;
    this.choicesLeft = mostChoices;
    const items = openItems(end, this.grammar, (symbol, whole) => this.climb(symbol, whole));
    return writeItems(this.grammar, items, (nonterminal) => this.expand(nonterminal));
  }

  /** The symbol may be the beginning of any production that `whole` can begin with. */
  private climb(symbol: number, whole: number): number | undefined {
    if (whole < 0) return undefined;
    const { owner, restCost } = this.grammar;
    const { cost, item: cheapest } = this.corners.of(whole);
    if (this.choicesLeft <= 0) return symbol === whole ? undefined : cheapest[this.grammar.slotOf(symbol)];
    const costHere = cost[this.grammar.slotOf(symbol)] as number;
    const ways = Array.from(this.corners.startingWith[this.grammar.slotOf(symbol)] as Int32Array, (item) => ({
      item,
      extra: (restCost[item + 1] as number) + (cost[this.grammar.slotOf(owner[item] as number)] as number) - costHere,
    }));
    if (symbol !== whole) return this.choose(ways);
    return this.random.chance(0.5) ? undefined : this.choose([{ item: undefined, extra: 0 }, ...ways]);
  }

  private expand(nonterminal: number): number {
    const { alternatives, cheapest, restCost } = this.grammar;
    if (this.choicesLeft <= 0) return this.grammar.itemOf(cheapest.production[nonterminal] as number);
    const least = cheapest.cost[nonterminal] as number;
    const ways = Array.from(alternatives[nonterminal] as Int32Array, (item) => ({
      item,
      extra: (restCost[item] as number) - least,
    }));
    return this.choose(ways);
  }

  /** One of the ways that fit; some always do, since the shortest takes no room. */
  private choose<Item>(ways: readonly { readonly item: Item; readonly extra: number }[]): Item {
    const fitting = ways.filter(({ extra }) => extra <= this.roomLeft);
    const { item, extra } = this.random.pick(fitting);
    this.roomLeft -= extra;
    this.choicesLeft--;
    return item;
  }
}
