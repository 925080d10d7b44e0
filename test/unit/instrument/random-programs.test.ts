import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { observe } from '../../instrumented.ts';
import { randomProgram } from '../../random-program.ts';

describe('rewriting random programs', () => {
  it('makes no observable change, with every literal symbolic', async () => {
    await fc.assert(
      fc.asyncProperty(randomProgram(), fc.nat(3), async (source, turn) => {
        const native = await observe(source, 'native');
        expect(await observe(source, 'symbolic literals')).toEqual(native);
        // Without symbolic values the code takes its short paths, so fewer programs suffice.
        if (turn === 0) expect(await observe(source, 'concolic')).toEqual(native);
      }),
      { seed: 20, numRuns: 150 },
    );
  });
});
