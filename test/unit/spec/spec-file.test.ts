import { writeFileSync } from 'node:fs';
import path from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { resultText } from '../../../src/spec/result-text.ts';
import { readSpec, writeSpec } from '../../../src/spec/spec-file.ts';
import type { SpecRow } from '../../../src/spec/spec-row.ts';
import { temporaryFolder } from '../../e2e/coppice.ts';

const folder = temporaryFolder();
const text = (content: string): RunInput => ({ kind: 'text', text: content });

function read(content: string, name = 'spec.md'): readonly SpecRow[] {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return readSpec(file);
}

const table = (...rows: readonly string[]): string =>
  ['# Title', '', '| | input | observed | expected |', '| --- | :-- | --- | --- |', ...rows, ''].join('\n');

describe.each(['spec.md', 'spec.csv'])('a specification in %s', (name) => {
  const file = path.join(folder, `again-${name}`);

  it('is read as it was written, whatever the inputs and results contain', () => {
    const result = fc
      .string({ unit: 'grapheme' })
      .map((source) => resultText({ kind: 'returned', result: '', source: { text: source, isExact: true } })!);
    const inputs = fc.oneof(
      fc.string({ unit: 'binary' }).map(text),
      fc.array(fc.oneof(fc.string(), fc.double(), fc.boolean())).map((args): RunInput => ({ kind: 'args', args })),
      fc.uint8Array().map((bytes): RunInput => ({ kind: 'bytes', bytes: new Uint8Array(bytes) })),
    );
    fc.assert(
      fc.property(
        inputs,
        result,
        result,
        fc.constantFrom('open', 'ticked', 'corrected', 'rejected', 'changed'),
        (input, observed, other, decision) => {
          const hasOther = decision === 'corrected' || decision === 'changed';
          fc.pre(!hasOther || (other !== '' && other !== observed));
          const row: SpecRow = {
            input,
            decision,
            observed,
            expected: hasOther ? other : '',
            line: 0,
          };
          writeSpec(file, 't', [row]);
          expect(readSpec(file)).toEqual([{ ...row, line: expect.any(Number) as number }]);
        },
      ),
      { numRuns: 150, seed: 1 },
    );
  });
});

describe('a specification edited by hand', () => {
  it.each([
    ['[x]', 'ticked'],
    ['X', 'ticked'],
    ['[ X ]', 'ticked'],
    ['ok', 'ticked'],
    ['✓', 'ticked'],
    ['[-]', 'rejected'],
    ['no', 'rejected'],
    ['[ ]', 'open'],
    ['', 'open'],
  ])('may have the mark %j', (mark, decision) => {
    expect(read(table(`|${mark}|"a"|1||`)).map((row) => row.decision)).toEqual([decision]);
  });

  it('may leave out code spans, columns and alignment, and add rows and text', () => {
    const rows = read(`Some text | with a pipe\n${table('  | x | "a" | 1 |', '', 'more', '| | `"b"` | `2` | 3 |')}`);
    expect(rows.map(({ decision, observed, expected }) => [decision, observed, expected])).toEqual([
      ['ticked', '1', ''],
      ['corrected', '2', '3'],
    ]);
  });

  it.each([
    ['an unknown mark', '| maybe | "a" | 1 | |', 5, 3, /is not a mark/u],
    ['an input that is no JSON', '| x | a | 1 | |', 5, 7, /cannot be read/u],
    ['an input of another kind', '| x | 12 | 1 | |', 5, 7, /cannot be read/u],
    ['too many columns', '| x | "a" | 1 | 2 | 3 |', 5, 1, /four columns/u],
    ['too few columns', '| x | "a" |', 5, 1, /four columns/u],
    ['a tick and a correction', '| x | "a" | 1 | 2 |', 5, 17, /ticked and corrected/u],
    ['two decisions', '| x | "a" | 1 | |\n| - | "a" | 1 | |', 6, 1, /line 5 decides differently/u],
  ])('with %s is malformed-spec, at its place', (_, row, line, column, message) => {
    expect(() => read(table(row))).toThrow(
      expect.objectContaining({
        code: 'malformed-spec',
        message: expect.stringMatching(message) as string,
        location: expect.objectContaining({ line, column }) as object,
        hint: expect.any(String) as string,
      }),
    );
  });

  it('with inputs that the target does not take is malformed-spec', () => {
    const file = path.join(folder, 'kind.md');
    writeFileSync(file, table('| x | [1] | 1 | |'));
    expect(() => readSpec(file, 'text')).toThrow(expect.objectContaining({ code: 'malformed-spec' }));
  });

  it('may be missing', () => {
    expect(readSpec(path.join(folder, 'none.md'))).toEqual([]);
  });
});
