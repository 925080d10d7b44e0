import { describe, expect, it } from 'vitest';

import type { TrainingText } from '../../../../src/core/lexicon.ts';
import { linePlaces } from '../../../../src/runtime/tokens/line-places.ts';
import { offsetInLines } from '../../../../src/runtime/tokens/lines.ts';
import type { Observations } from '../../../../src/runtime/tokens/observation.ts';

const text = 'a = 1\nbb = 2\n\nc';
const trainingInput: TrainingText = { text, spans: { starts: [], ends: [], terminals: [] } };
/** Lines and columns from 1, as most tokenizers count. */
const places = [
  { line: 1, column: 1 },
  { line: 1, column: 3 },
  { line: 2, column: 4 },
  { line: 4, column: 1 },
];

function seen(keys: readonly string[], values: readonly number[]): Observations {
  const names = ['result', ...keys];
  const carrier = { name: names.join('.'), holder: names.slice(0, -1).join('.'), root: 0, keys };
  return { location: carrier, all: values.map((value, call) => ({ trainingInput: trainingInput, call, value })) };
}

const lines = seen(
  ['loc', 'line'],
  places.map(({ line }) => line),
);
const columns = seen(
  ['loc', 'column'],
  places.map(({ column }) => column),
);

/** The runtime's own lists have no methods. */
function listed<T>(own: readonly T[]): readonly T[] {
  return Array.from({ length: own.length }, (_, i) => own[i] as T);
}

describe('locations by line and column', () => {
  it('are converted to offsets of the text', () => {
    const found = listed(linePlaces([lines, columns])).find((place) => place.lines.first === 1);
    expect(found?.location).toBe(columns.location);
    expect(listed(found?.all ?? []).map(({ value }) => (value as number) - 1)).toEqual([0, 2, 9, 14]);
    expect([0, 2, 9, 14].map((offset) => text[offset])).toEqual(['a', '=', '=', 'c']);
  });

  it('need line and column in one object', () => {
    expect(listed(linePlaces([lines, seen(['column'], [1, 3, 4, 1])]))).toEqual([]);
  });

  it('are not assumed if the numbers do not increase like lines', () => {
    expect(listed(linePlaces([seen(['loc', 'depth'], [1, 2, 1, 2]), columns]))).toEqual([]);
    expect(listed(linePlaces([seen(['loc', 'size'], [1, 2, 3, 99]), columns]))).toEqual([]);
  });

  it('have no offset beyond the last line', () => {
    expect(offsetInLines(text, 3, 0)).toBe(14);
    expect(offsetInLines(text, 4, 0)).toBeUndefined();
  });
});
