import { WorkBudget } from '../../core/work-budget.ts';
import { plainUnit } from '../domains/preferred-value.ts';
import type { MatchShape } from './match-shape.ts';
import { MatchShapes } from './match-shapes.ts';

/** How much longer than the shortest match is looked for, where the shortest are refused by the rest of the pattern. */
const furtherUnits = 6;

/** A short text in which the pattern finds a match, plain characters first; undefined if none was found. */
export function matchingWord(source: string, flags: string, budget = new WorkBudget(2000)): string | undefined {
  const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  const shapes = new MatchShapes(source, flags);
  for (let length = shapes.leastLength; length <= shapes.leastLength + furtherUnits; length++) {
    for (const shape of shapes.ofLength(length, budget)) {
      const word = wordOf(shape);
      if (pattern.test(word)) return word;
    }
  }
  return undefined;
}

function wordOf({ slots, before, after }: MatchShape): string {
  const units: number[] = [];
  for (const slot of slots) units.push(slot.kind === 'set' ? plainUnit(slot.set) : (units[slot.as] as number));
  return String.fromCharCode(...before.map(plainUnit), ...units, ...after.map(plainUnit));
}
