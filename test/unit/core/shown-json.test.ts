import { describe, expect, it } from 'vitest';

import { shownJson } from '../../../src/core/text/shown-json.ts';

describe('showing values on a terminal', () => {
  it('says short values as JSON', () => {
    expect(shownJson(['a"b', 1])).toBe(String.raw`["a\"b",1]`);
  });

  it('says how much there is of what it leaves out', () => {
    const shown = shownJson('['.repeat(100_000));
    expect(shown.length).toBeLessThan(500);
    expect(shown).toContain('... (100,002 characters in all)');
  });
});
