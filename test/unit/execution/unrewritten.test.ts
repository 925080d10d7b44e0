import { expect, it } from 'vitest';

import { openTarget } from '../../../src/execution/open-target.ts';

it('runs a file that the parser refuses and the engine takes, and says that nothing in it is followed', async () => {
  const file = 'test/cases/subjects/assigns-to-call.cjs';
  const target = await openTarget({ file, exportName: 'behindCall', build: 'concolic', cacheFolder: null });
  try {
    const { outcome, trace } = await target.runOne({ kind: 'text', text: 'other' });
    expect(outcome.kind === 'failed' && outcome.failure.errorClass).toBe('ReferenceError');
    expect(target.unrewritten).toEqual([{ file, why: 'Cannot assign to this expression (line 7)' }]);
    expect(trace?.eventCount).toBeGreaterThan(0);
    expect(target.siteText(trace?.events[1] ?? 0)).toBe(`${file}:1`);
  } finally {
    await target.close();
  }
});
