import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedInputs, namedValue } from '../../../src/finding/symbolic-values.ts';
import { temporaryFolder } from '../../e2e/coppice.ts';

const folder = temporaryFolder();
const target = path.join(folder, 'target.ts');
writeFileSync(
  target,
  `import { symbolic } from 'coppice';
interface A { b: number }
export function target(): void {
  const size: number = symbolic({ kind: 'int32' });
  const both = { left: symbolic('boolean'), right: symbolic('boolean') };
  this.text = symbolic({ kind: 'string' });
  use(recv(), symbolic({ kind: 'int32' }));
}
function recv() { return symbolic({ kind: 'bytes' }); }
`,
);

function names(...keys: readonly string[]): readonly string[] {
  const symbolic = keys.map((key, first) => ({ key, first, domain: { kind: 'int32' }, value: 1 }) as const);
  return namedInputs(symbolic, target).map(({ name }) => name);
}

describe('values of symbolic', () => {
  it('are named after what receives them', () => {
    expect(names('target.ts:4#0', 'target.ts:5#0', 'target.ts:5#1', 'target.ts:6#0', 'target.ts:9#0')).toEqual([
      'size',
      'left',
      'right',
      'text',
      'recv',
    ]);
  });

  it('are numbered from the second call at a place on', () => {
    expect(names('target.ts:9#0', 'target.ts:9#1', 'target.ts:9#2')).toEqual(['recv', 'recv #2', 'recv #3']);
  });

  it('are named after the function they are used in, or else the place, if nothing receives them', () => {
    expect(names('target.ts:7#0', 'gone.ts:3#0', 'clock#0', 'clock#1')).toEqual([
      'target',
      'symbolic at gone.ts:3',
      'clock',
      'clock #2',
    ]);
  });

  it('are shown with place and value', () => {
    const [one] = namedInputs([{ key: 'target.ts:4#0', first: 0, domain: { kind: 'int32' }, value: -0 }], target);
    expect(namedValue(one!)).toMatchObject({ name: 'size', value: { $number: '-0' } });
    expect(namedValue(one!).site).toMatch(/target\.ts:4$/u);
  });
});
