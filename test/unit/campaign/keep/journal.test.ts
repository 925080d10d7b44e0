import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { Journal, type JournalEntry } from '../../../../src/campaign/keep/journal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entries: readonly JournalEntry[] = [
  { kind: 'campaign', target: 'parse.ts#parse', strategy: 'dfs', seed: '1' },
  { kind: 'expanded', id: 'a' },
  { kind: 'expanded', id: 'b' },
];

function write(name: string): string {
  const file = path.join(folder, name);
  const journal = Journal.create(file);
  for (const entry of entries) journal.append(entry);
  journal.close();
  return file;
}

describe('a journal', () => {
  it('gives back what was written, and goes on behind it', () => {
    const file = write('whole');
    const { journal, entries: read } = Journal.reopen(file);
    expect(read).toEqual(entries);
    journal.append({ kind: 'expanded', id: 'c' });
    journal.close();
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(entries.length + 2);
  });

  it('drops a last line that was cut off, wherever that happened', () => {
    const file = write('torn');
    const whole = readFileSync(file, 'utf8');
    const line = '{"kind":"expanded","id":"ü"}\n';
    const bytes = Buffer.from(line);
    for (let length = 1; length < bytes.length; length++) {
      appendFileSync(file, bytes.subarray(0, length));
      const { journal, entries: read } = Journal.reopen(file);
      journal.close();
      expect(read).toEqual(entries);
      expect(readFileSync(file, 'utf8')).toBe(whole);
    }
  });

  it('is never written over', () => {
    const file = write('kept');
    expect(() => Journal.create(file)).toThrow('EEXIST');
  });
});
