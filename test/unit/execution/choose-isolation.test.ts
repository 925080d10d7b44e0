import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { chooseIsolation } from '../../../src/execution/choose-isolation.ts';
import { openTarget } from '../../../src/execution/open-target.ts';

const folder = fileURLToPath(new URL('../../cases/subjects/', import.meta.url));

const expected = {
  'infinite-loop.cjs': { isolation: 'none', isDeterministic: true },
  'builds-table.cjs': { isolation: 'none', isDeterministic: true },
  'counts.cjs': { isolation: 'modules', isDeterministic: true },
  'changes-global.cjs': { isolation: 'process', isDeterministic: true },
  'draws.cjs': { isolation: 'none', isDeterministic: false },
};

describe('choosing isolation', () => {
  for (const [file, chosen] of Object.entries(expected)) {
    it(`${file}: ${chosen.isolation}, ${chosen.isDeterministic ? 'deterministic' : 'left to chance'}`, async () => {
      const inputs = ['a', 'b', 'c', 'd', 'e'].map((text) => ({ kind: 'text' as const, text }));
      const open = (isolation: 'none' | 'modules' | 'process') =>
        openTarget({ file: `${folder}${file}`, exportName: 'target', build: 'coverage', isolation, cacheFolder: null });
      expect(await chooseIsolation(open, inputs)).toEqual(chosen);
    });
  }
});
