import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SourceText } from '../../../src/core/text/source-text.ts';
import { SourceMapWriter } from '../../../src/instrument/files/source-map-writer.ts';
import { SourceMap } from '../../../src/instrument/files/source-map.ts';

const lines = fc
  .array(fc.constantFrom('a', 'bc', '\n', '\r\n', ' ', '(', 'é'), { maxLength: 30 })
  .map((parts) => parts.join(''));
const insertions = fc.array(fc.tuple(fc.nat(60), fc.constantFrom('$', '[1]=1;', '(')), { maxLength: 8 });

describe('source maps', () => {
  it('map every copied character to its original position', () => {
    fc.assert(
      fc.property(lines, insertions, (text, wanted) => {
        const { rewritten, origins, map } = write(text, wanted);
        const target = new SourceText('', rewritten);
        const source = new SourceText('', text);
        for (const [generated, offset] of origins) {
          expect(map.original(target.positionAt(generated))).toEqual(source.positionAt(offset));
        }
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('map inserted text to the position of the insertion', () => {
    const writer = new SourceMapWriter('ab\ncd');
    writer.insertAt(4, 'XYZ');
    const { text, ranges: stretches } = writer.finish();
    expect(text).toBe('ab\ncXYZd');
    const map = new SourceMap(text, 'ab\ncd', stretches);
    expect([2, 3, 4, 5].map((column) => map.original({ line: 2, column }).column)).toEqual([2, 2, 2, 2]);
    expect(map.original({ line: 2, column: 1 })).toEqual({ line: 2, column: 1 });
  });

  it('reject an insertion before text that is already copied', () => {
    const writer = new SourceMapWriter('abc');
    writer.insertAt(2, 'x');
    expect(() => writer.insertAt(1, 'y')).toThrow(RangeError);
  });
});

/** `origins` pairs offsets of copied characters with their source offsets, collected while writing. */
function write(text: string, wanted: readonly (readonly [number, string])[]) {
  const writer = new SourceMapWriter(text);
  // An insertion between a carriage return and its line feed would split one line break into two; no emitter does that.
  const places = wanted.map(([at, inserted]) => [Math.min(at, text.length), inserted] as const);
  const sorted = places.filter(([at]) => text.slice(at - 1, at + 1) !== '\r\n').toSorted(([a], [b]) => a - b);
  const origins: [number, number][] = [];
  let shift = 0;
  let next = 0;
  for (let offset = 0; offset <= text.length; offset++) {
    for (; next < sorted.length && sorted[next]?.[0] === offset; next++) {
      const inserted = sorted[next]![1];
      writer.insertAt(offset, inserted);
      shift += inserted.length;
    }
    if (offset < text.length) origins.push([offset + shift, offset]);
  }
  const { text: rewritten, ranges: stretches } = writer.finish();
  return { rewritten, origins, map: new SourceMap(rewritten, text, stretches) };
}
