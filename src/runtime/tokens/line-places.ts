import { emptyList } from '../realm/intrinsics.ts';
import { areSiblings } from './locations.ts';
import { countLines, offsetInLines } from './lines.ts';
import type { Sighting, Sightings } from './observation.ts';
import type { LineCarrier } from './token-place.ts';

/** Sightings of columns, their values made offsets with the help of the lines beside them. */
export interface PlacedInLines extends Sightings {
  readonly lines: LineCarrier;
}

/** Places where a line is written down, each with every number beside it. */
export function linePlaces(places: readonly Sightings[]): readonly PlacedInLines[] {
  const found: PlacedInLines[] = emptyList();
  for (let first = 0; first <= 1; first++) {
    for (let at = 0; at < places.length; at++) {
      const lines = places[at] as Sightings;
      if (!areLines(lines.all, first)) continue;
      for (let i = 0; i < places.length; i++) {
        const columns = places[i] as Sightings;
        if (!areSiblings(lines.carrier, columns.carrier)) continue;
        const all = offsetsOf(lines.all, columns.all, first);
        if (all.length > 0)
          found[found.length] = { carrier: columns.carrier, lines: { carrier: lines.carrier, first }, all };
      }
    }
  }
  return found;
}

/** Whether they are numbers of lines, and of more than one. Who looks ahead may go back, but goes on more often. */
function areLines(sightings: readonly Sighting[], first: number): boolean {
  let rises = 0;
  let falls = 0;
  for (let at = 0; at < sightings.length; at++) {
    const { value, lesson } = sightings[at] as Sighting;
    if (typeof value !== 'number' || value < first || value - first >= countLines(lesson.text)) return false;
    const before = sightings[at - 1];
    if (before?.lesson !== lesson) continue;
    if (value > (before.value as number)) rises++;
    if (value < (before.value as number)) falls++;
  }
  return rises > falls * 2;
}

/** Both are in the order of calls. */
function offsetsOf(lines: readonly Sighting[], columns: readonly Sighting[], first: number): Sighting[] {
  const all: Sighting[] = emptyList();
  for (let at = 0, i = 0; at < columns.length; at++) {
    const column = columns[at] as Sighting;
    while (i < lines.length && (lines[i] as Sighting).call < column.call) i++;
    const line = lines[i];
    if (line?.call !== column.call || typeof column.value !== 'number') continue;
    const value = offsetInLines(column.lesson.text, (line.value as number) - first, column.value);
    if (value !== undefined) all[all.length] = { ...column, value };
  }
  return all;
}
