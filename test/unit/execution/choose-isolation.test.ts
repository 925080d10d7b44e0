import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { Deadline } from '../../../src/core/time/deadline.ts';
import { chooseIsolation } from '../../../src/execution/process/choose-isolation.ts';
import type { Isolation } from '../../../src/execution/process/isolation.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { Target } from '../../../src/execution/target.ts';

const folder = fileURLToPath(new URL('../../cases/subjects/', import.meta.url));

const expected = {
  'infinite-loop.cjs': { isolation: 'none', isFoundOut: true, isDeterministic: true, ofNewInputs: 'none' },
  'builds-table.cjs': { isolation: 'none', isFoundOut: true, isDeterministic: true, ofNewInputs: 'none' },
  'remembers.cjs': { isolation: 'modules', isFoundOut: true, isDeterministic: true, ofNewInputs: 'none' },
  'counts.cjs': { isolation: 'modules', isFoundOut: true, isDeterministic: true, ofNewInputs: 'modules' },
  'changes-global.cjs': { isolation: 'process', isFoundOut: true, isDeterministic: true, ofNewInputs: 'process' },
  'draws.cjs': { isolation: 'none', isFoundOut: true, isDeterministic: false, ofNewInputs: 'none' },
};

function open(file: string, isolation: Isolation): Promise<Target> {
  return openTarget({
    file: `${folder}${file}`,
    exportName: 'target',
    build: 'coverage',
    isolation,
    cacheFolder: null,
  });
}

describe('choosing isolation', () => {
  for (const [file, chosen] of Object.entries(expected)) {
    it(`${file}: ${chosen.isolation}, ${chosen.isDeterministic ? 'deterministic' : 'left to chance'}`, async () => {
      const inputs = ['a', 'b', 'c', 'd', 'e'].map((text) => ({ kind: 'text' as const, text }));
      expect(await chooseIsolation((isolation) => open(file, isolation), inputs, new Deadline(Infinity))).toEqual(
        chosen,
      );
    });
  }
});
