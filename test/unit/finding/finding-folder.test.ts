import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { readFinding, writeFinding } from '../../../src/finding/finding-folder.ts';
import { reportFinding } from '../../../src/finding/report-finding.ts';

const scratch = mkdtempSync(join(tmpdir(), 'coppice-findings-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function stored(id: string, input: RunInput, minimized: RunInput) {
  const failing = {
    kind: 'exception',
    errorClass: 'TypeError',
    message: 'm',
    stack: 'TypeError: m\n    at f (/x.js:1:2)',
    site: 'x.js:1:2',
    signature: 's',
  } as const;
  const confirmed = { input, isFlaky: false };
  const properties = [{ kind: 'check', file: join(scratch, 'check.ts'), exportName: 'holds' }] as const;
  const origin = { kind: 'random' } as const;
  const finding = { id, failing, input, origin, first: { run: 1, input, origin }, confirmed };
  const reported = reportFinding(finding, minimized, { folder: `f/${id}`, targetFile: join(scratch, 'x.js') });
  const settings = { file: join(scratch, 'x.js'), exportName: 'f', execution: { allow: ['net'] as const, properties } };
  return { reported, signature: 's', stack: failing.stack, settings };
}

const inputs: Readonly<Record<string, readonly [RunInput, RunInput]>> = {
  text: [
    { kind: 'text', text: 'long\n' },
    { kind: 'text', text: '\n' },
  ],
  surrogates: [
    { kind: 'text', text: 'a\ud800' },
    { kind: 'text', text: 'a' },
  ],
  bytes: [
    { kind: 'bytes', bytes: Uint8Array.of(0, 255, 1) },
    { kind: 'bytes', bytes: Uint8Array.of(255) },
  ],
  args: [
    { kind: 'args', args: [Number.NaN, -0, undefined, { a: [1n] }] },
    { kind: 'args', args: [0, 0, undefined, { a: [] }] },
  ],
};

describe('the folder of a finding', () => {
  it.each(Object.entries(inputs))('comes back as it was written: %s', (id, [input, minimized]) => {
    const finding = stored(id, input, minimized);
    const folder = writeFinding(scratch, finding);
    expect(readFinding(folder)).toEqual({ ...finding, stack: '' });
    expect(readFinding(join(folder, 'finding.json')).reported).toEqual(finding.reported);
  });

  it('holds raw files where a file can hold the input', () => {
    const folder = writeFinding(scratch, stored('raw', inputs['bytes']![0], inputs['bytes']![1]));
    expect(readdirSync(folder).sort()).toEqual([
      'finding.json',
      'finding.txt',
      'input',
      'minimized',
      'replay.txt',
      'stack.txt',
    ]);
    expect([...readFileSync(join(folder, 'input'))]).toEqual([0, 255, 1]);
    expect(readFileSync(join(folder, 'replay.txt'), 'utf8')).toBe('npx coppice replay f/raw\n');
  });

  it('replaces the one before, and leaves no drafts', () => {
    const [input, minimized] = inputs['text']!;
    writeFinding(scratch, stored('again', input, input));
    writeFinding(scratch, stored('again', input, minimized));
    expect(readFinding(join(scratch, 'again')).reported.minimized).toBe('\n');
    expect(readdirSync(scratch).filter((name) => name.includes('.'))).toEqual([]);
  });

  it('says so if there is none', () => {
    expect(() => readFinding(join(scratch, 'nowhere'))).toThrow(expect.objectContaining({ code: 'no-such-finding' }));
  });
});
