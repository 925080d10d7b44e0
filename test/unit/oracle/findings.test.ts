import { describe, expect, it } from 'vitest';

import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { Findings, type FailedRun } from '../../../src/oracle/findings.ts';
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

const seen = (content: string, run = 1): FailedRun => ({ run, input: text(content), origin: random });

describe('findings', () => {
  it('keeps the smallest input of each cause', () => {
    const findings = new Findings();
    expect(findings.add(seen('long'), failing('x'))).toBe('new');
    expect(findings.add(seen('longer'), failing('x'))).toBe('known');
    expect(findings.add({ ...seen('lo', 7), origin: { kind: 'seed', file: 'lo.txt' } }, failing('x'))).toBe('smaller');
    expect(findings.add(seen('other'), failing('y'))).toBe('new');
    expect(findings.all.map(({ input, origin }) => [input, origin])).toEqual([
      [text('lo'), { kind: 'seed', file: 'lo.txt' }],
      [text('other'), random],
    ]);
    expect(findings.all.map(({ first }) => first)).toEqual([seen('long'), seen('other')]);
  });

  it('takes the native failure for the one that was seen, and knows later ones by either', () => {
    const findings = new Findings();
    findings.add(seen('in'), failing('rewritten'));
    const [first] = findings.all;
    const settled = findings.finalize(first!, { kind: 'confirmed', failing: failing('native') });
    expect(settled).toMatchObject({ failing: { signature: 'native' }, confirmed: { isFlaky: false } });
    expect(findings.add(seen('inn'), failing('rewritten'))).toBe('known');
    expect(findings.add(seen('inn'), failing('native'))).toBe('known');
    expect(findings.all).toHaveLength(1);
  });

  it('merges two that turn out to be one natively', () => {
    const findings = new Findings();
    for (const [i, signature] of ['one', 'two'].entries()) {
      findings.add(seen(`by ${signature}`, i), failing(signature));
      findings.finalize(findings.get(failing(signature))!, { kind: 'confirmed', failing: failing('native') });
    }
    expect(findings.all.map(({ first }) => first)).toEqual([seen('by one', 0)]);
  });

  it('drops what native runs refute, and stops listening after three times', () => {
    const findings = new Findings();
    for (let time = 1; time <= 3; time++) {
      expect(findings.add(seen('in'), failing('x'))).toBe('new');
      expect(findings.finalize(findings.all[0]!, { kind: 'refuted' })).toBeUndefined();
      expect(findings.all).toEqual([]);
    }
    expect(findings.add(seen('in'), failing('x'))).toBe('refuted');
  });
});
