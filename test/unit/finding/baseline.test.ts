import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readBaseline, writeBaseline, type BaselineEntry } from '../../../src/finding/baseline/baseline-file.ts';
import { compareBaseline, type EntryCheck } from '../../../src/finding/baseline/compare-baseline.ts';
import type { ReportedFinding } from '../../../src/finding/reported-finding.ts';
import { temporaryFolder } from '../../e2e/coppice.ts';

const file = path.join(temporaryFolder(), 'coppice.baseline.json');

const entry = (fingerprint: string): BaselineEntry => ({
  fingerprint,
  kind: 'exception',
  error: 'TypeError: m',
  encoding: 'utf8',
  input: fingerprint,
});

const finding = (fingerprint: string): ReportedFinding => ({
  ...entry(fingerprint),
  id: fingerprint,
  site: '',
  expected: '',
  observed: '',
  stack: [],
  minimized: `${fingerprint} found again`,
  firstRun: { run: 1, encoding: 'utf8', input: '', origin: '' },
  origin: '',
  replay: '',
  isFlaky: false,
});

const checks: Readonly<Record<string, EntryCheck>> = { fixed: 'passes', hidden: 'fails', skipped: 'unknown' };
const check = async ({ fingerprint }: BaselineEntry): Promise<EntryCheck> => checks[fingerprint]!;

describe('a baseline', () => {
  const entries = ['found', 'fixed', 'hidden', 'skipped'].map(entry);

  it('tells new findings from known ones, and has what was fixed', async () => {
    const compared = await compareBaseline([finding('found'), finding('added')], entries, check);
    expect(compared.findings.map(({ status }) => status)).toEqual(['known', 'new']);
    expect(compared).toMatchObject({ known: 3, fixed: [entry('fixed')] });
  });

  it('is updated with new findings and without fixed ones; other entries keep their inputs', async () => {
    const compared = await compareBaseline([finding('found'), finding('added')], entries, check);
    expect(compared.entries.map(({ fingerprint, input }) => [fingerprint, input])).toEqual([
      ['found', 'found'],
      ['hidden', 'hidden'],
      ['skipped', 'skipped'],
      ['added', 'added found again'],
    ]);
  });

  it('does not take a flaky finding for fixed because its input passes once', async () => {
    const { fixed } = await compareBaseline([], [{ ...entry('fixed'), isFlaky: true }], check);
    expect(fixed).toEqual([]);
  });

  it('is read as it was written, sorted, without empty targets', () => {
    writeBaseline(file, { 'b.ts#f': entries, 'a.ts#f': [entry('x')], 'c.ts#f': [] });
    const baseline = readBaseline(file);
    expect(Object.keys(baseline)).toEqual(['a.ts#f', 'b.ts#f']);
    expect(baseline['b.ts#f']?.map(({ fingerprint }) => fingerprint)).toEqual(['fixed', 'found', 'hidden', 'skipped']);
    const text = readFileSync(file, 'utf8');
    writeBaseline(file, baseline);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it.each([
    ['no JSON', '{', 1],
    ['of another version', '{\n  "version": 2,\n  "targets": {}\n}', 2],
    ['without targets', '{ "version": 1 }', 1],
    ['a target without a list', '{ "version": 1,\n "targets": {\n "a": 1 } }', 3],
    ['an entry without a fingerprint', '{ "version": 1, "targets": {\n "a": [\n {} ] } }', 3],
    [
      'an entry of an unknown kind',
      '{ "version": 1, "targets": { "a": [\n{ "fingerprint": "x", "kind": "y" } ] } }',
      2,
    ],
    [
      'an entry whose input has another encoding',
      '{ "version": 1, "targets": { "a": [\n\n{ "fingerprint": "x", "kind": "hang", "encoding": "args", "input": 1 } ] } }',
      3,
    ],
  ])('that is %s is malformed-baseline, at its place', (_, text, line) => {
    writeFileSync(file, text);
    expect(() => readBaseline(file)).toThrow(
      expect.objectContaining({
        code: 'malformed-baseline',
        location: expect.objectContaining({ line }) as object,
        hint: expect.stringContaining('--update-baseline') as string,
      }),
    );
  });

  it('that does not exist is no-such-file', () => {
    expect(() => readBaseline(path.join(file, 'none'))).toThrow(expect.objectContaining({ code: 'no-such-file' }));
  });
});
