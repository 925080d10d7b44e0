import { describe, expect, it } from 'vitest';

import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { Findings } from '../../../src/oracle/findings.ts';
import type { Failing } from '../../../src/oracle/judge.ts';

const failing = (signature: string): Failing => ({
  kind: 'exception',
  errorClass: 'TypeError',
  message: '',
  stack: '',
  site: '',
  signature,
});
const text = (content: string): RunInput => ({ kind: 'text', text: content });

const random = { kind: 'random' } as const;

describe('findings', () => {
  it('keeps the smallest input of each cause', () => {
    const findings = new Findings();
    expect(findings.add(text('long'), random, failing('x'))).toBe('new');
    expect(findings.add(text('longer'), random, failing('x'))).toBe('known');
    expect(findings.add(text('lo'), { kind: 'seed', file: 'lo.txt' }, failing('x'))).toBe('smaller');
    expect(findings.add(text('other'), random, failing('y'))).toBe('new');
    expect(findings.all.map(({ input, origin }) => [input, origin])).toEqual([
      [text('lo'), { kind: 'seed', file: 'lo.txt' }],
      [text('other'), random],
    ]);
  });

  it('takes the native failure for the one that was seen, and knows later ones by either', () => {
    const findings = new Findings();
    findings.add(text('in'), random, failing('rewritten'));
    const [first] = findings.all;
    const settled = findings.finalize(first!, { kind: 'confirmed', failing: failing('native') });
    expect(settled).toMatchObject({ failing: { signature: 'native' }, confirmed: { isFlaky: false } });
    expect(findings.add(text('inn'), random, failing('rewritten'))).toBe('known');
    expect(findings.add(text('inn'), random, failing('native'))).toBe('known');
    expect(findings.all).toHaveLength(1);
  });

  it('merges two that turn out to be one natively', () => {
    const findings = new Findings();
    for (const seen of ['one', 'two']) {
      findings.add(text(`by ${seen}`), random, failing(seen));
      findings.finalize(findings.get(failing(seen))!, { kind: 'confirmed', failing: failing('native') });
    }
    expect(findings.all.map(({ input }) => input)).toEqual([text('by one')]);
  });

  it('drops what native runs refute, and stops listening after three times', () => {
    const findings = new Findings();
    for (let time = 1; time <= 3; time++) {
      expect(findings.add(text('in'), random, failing('x'))).toBe('new');
      expect(findings.finalize(findings.all[0]!, { kind: 'refuted' })).toBeUndefined();
      expect(findings.all).toEqual([]);
    }
    expect(findings.add(text('in'), random, failing('x'))).toBe('refuted');
  });
});
