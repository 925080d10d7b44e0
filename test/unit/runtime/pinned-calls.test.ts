import { describe, expect, it } from 'vitest';

import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { recordRun } from '../../recorded-run.ts';

async function pinsOf(source: string): Promise<string[]> {
  const { trace } = await recordRun(source, ['ab']);
  return decodeTrace(trace, new ExpressionPool()).path.pins.map(({ why }) => why);
}

describe('a symbolic value that leaves for a function without a model is pinned', () => {
  it.each([
    ['a global that Node defines as an accessor', '(s) => process.uptime(s)', 'no model of uptime'],
    ['a function of the host', '(s) => structuredClone(s)', 'no model of structuredClone'],
    [
      'a method behind a getter, read before code that makes the argument',
      "(s) => { const o = { get f() { return (x) => x; } }; return o.f(s + ''); }",
      'function behind a getter or a proxy',
    ],
    [
      'a method behind a proxy, read before code that makes the argument',
      "(s) => { const o = new Proxy({ f: (x) => x }, {}); return o.f(s + ''); }",
      'function behind a getter or a proxy',
    ],
    ['code given to eval', "(s) => { const ab = 1; return eval(s + '') + ab; }", 'code given to eval'],
    [
      'a constructor that is an expression',
      '(s) => new (class { constructor(p) { this.p = p; } })(s)',
      'constructor without a name',
    ],
    [
      'what a class without a name hands to its parent',
      '(s) => { const C = class extends Array { constructor(p) { super(p); } }; return new C(s); }',
      'super of a class without a name',
    ],
  ])('%s', async (_, source, why) => {
    expect(await pinsOf(source)).toEqual([why]);
  });
});
