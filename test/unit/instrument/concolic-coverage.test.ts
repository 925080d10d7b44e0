import { describe, expect, it } from 'vitest';

import { buildInMemory, runCommonJs } from './run-built.ts';
import { programs } from './transparent-programs.ts';

describe('the concolic build counts the same coverage as the coverage build', () => {
  for (const [name, text] of Object.entries(programs)) {
    it(name, () => {
      const coverage = buildInMemory(text, 'coverage');
      const concolic = buildInMemory(text, 'concolic');
      expect(runCommonJs(concolic.text).seen).toEqual(runCommonJs(text).seen);
      expect(runCommonJs(concolic.text).bytes).toEqual(runCommonJs(coverage.text).bytes);
    });
  }
});
