import { describe, expect, it } from 'vitest';

import { observe } from '../../instrumented.ts';
import { transparencyCaseFiles, transparencyCasesIn } from '../../transparency-cases.ts';

for (const file of transparencyCaseFiles) {
  describe(`${file}: the rewritten program behaves like the original`, () => {
    it.each(transparencyCasesIn(file))('%s', async (_, source) => {
      const native = await observe(source, 'native');
      expect(await observe(source, 'concolic')).toEqual(native);
      expect(await observe(source, 'symbolic literals')).toEqual(native);
    });
  });
}
