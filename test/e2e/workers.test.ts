import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const out = path.join(folder, 'campaigns');

function written(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return `${path.join(folder, name)}#f`;
}

it('claims with several explorers what one claims, and has it checked', () => {
  const target = written('both.cjs', "exports.f = (s) => { if (s === 'key') return 1; return s.length > 2 ? 2 : 3; };");
  const found = document(['run', target, '--inputs', 'string(..4)', '--workers', '2', '--runs', '50', '--out', out]);
  expect(found).toMatchObject({ complete: true, limits: [], paths: 3 });
  expect((found['engine'] as { agreed: number }).agreed).toBeGreaterThan(500);
});

it('keeps several explorers to the budget of runs that they share', () => {
  const target = written(
    'long.cjs',
    `exports.f = (s) => { let n = 0; for (const c of s) n += c > 'm' ? 1 : 2; return n; };`,
  );
  const found = document(['run', target, '--workers', '2', '--runs', '40', '--out', out]);
  expect(found).toMatchObject({ runs: 40, complete: false });
});
