import type { Random } from '../../core/random.ts';
import type { Node } from '../../grammar/node.ts';
import { byWeight } from '../production/by-weight.ts';
import type { Leftover } from './draws.ts';

interface ChoiceTable {
  readonly rooms: readonly number[];
  readonly depths: readonly number[];
  readonly weights: readonly number[];
  readonly ranges: readonly Leftover[];
}

/** For generated code near the limits, where not every option fits. */
export class ChoiceTables {
  private readonly tables: ChoiceTable[] = [];

  /** The number of a new table. `ranges` are those of `weightedDraw`. */
  add(
    options: readonly Node[],
    { weights, ranges }: { weights: readonly number[]; ranges: readonly Leftover[] },
    room: Float64Array,
    depth: Float64Array,
  ): number {
    const rooms = options.map((option) => room[option.id] as number);
    const depths = options.map((option) => depth[option.id] as number);
    return this.tables.push({ rooms, depths, weights, ranges }) - 1;
  }

  /** `drawNear` in the code: a number that stands for one of the options that fit, or -1. */
  drawer(random: Random): (table: number, room: number, depth: number) => number {
    const fitting: number[] = [];
    return (table, room, depth) => {
      const { rooms, depths, weights, ranges } = this.tables[table] as ChoiceTable;
      fitting.length = 0;
      for (let i = 0; i < rooms.length; i++) {
        if ((rooms[i] as number) <= room && (depths[i] as number) <= depth) fitting.push(i);
      }
      if (fitting.length === 0) return -1;
      const { from, to } = ranges[byWeight(weights, fitting, random)] as Leftover;
      return from + random.int(to - from);
    };
  }
}
