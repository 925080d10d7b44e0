import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { coppice } from './coppice.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-diff-'));
const sums = path.join(folder, 'sums.ebnf');
const differences = path.join(folder, 'differences.ebnf');
writeFileSync(sums, 'sum = [0-9]+ ("+" [0-9]+)* ;\n');
writeFileSync(differences, 'sum = [0-9]+ ([+\\-] [0-9]+)? ;\n');
afterAll(() => rmSync(folder, { recursive: true }));

describe('grammar diff', () => {
  it('shows the shortest words that only one grammar derives, in both directions', () => {
    const { status, stdout } = coppice(['grammar', 'diff', sums, differences, '--draws', '400', '--json']);
    expect(status).toBe(1);
    const { onlyFirst, onlySecond } = JSON.parse(stdout) as { onlyFirst: string[]; onlySecond: string[] };
    expect(onlyFirst[0]).toBe('0+0+0');
    expect(onlySecond[0]).toBe('0-0');
  });

  it('finds no difference between a grammar and itself', () => {
    const { status, stdout } = coppice(['grammar', 'diff', sums, sums, '--draws', '200']);
    expect(status).toBe(0);
    expect(stdout).toContain('no difference');
  });
});
