import { describe, expect, it } from 'vitest';

import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { recordRun } from '../../recorded-run.ts';

async function concretizationsOf(source: string): Promise<string[]> {
  const { trace } = await recordRun(source, ['ab']);
  return decodeTrace(trace, new ExpressionPool()).path.concretizations.map(({ why }) => why);
}

describe('a symbolic value passed to a function without a model is concretized', () => {
  it.each([
    [
      'a global that Node defines as an accessor',
      '(s) => process.removeListener(s, () => {})',
      'no model of removeListener',
    ],
    ['a function of the host that gives an object', '(s) => new URLSearchParams(s)', 'no model of URLSearchParams'],
    [
      'a function of the host that gives nothing',
      '(s) => queueMicrotask.name === s || clearTimeout(s)',
      'no model of clearTimeout',
    ],
    ['a method of an object of the host', '(s) => new URLSearchParams().get(s + "x")', 'no model of get'],
    [
      'a key of an array that is no index',
      '(s) => { const o = []; o[s.length / 4] = 1; return o; }',
      'key of a store that cannot be followed',
    ],
    ['a value stored in a global variable', '(s) => { someGlobalOfThisTest = s; }', 'stored in a global variable'],
    ['a built-in without a model as a callback', '(s) => [s].forEach(clearTimeout)', 'callback without a model'],
    [
      'arguments of a sloppy generator that looks at all of them',
      '(s) => { function* g(a) { yield arguments[0]; } return [...g(s)]; }',
      'arguments of a generator in sloppy code',
    ],
    [
      'what a function that is kept elsewhere answers to flatMap',
      "(s) => { const o = { twice: (x) => [x, s] }; return ['x'].flatMap(o.twice); }",
      'results of a flatMap callback that is not written in the call',
    ],
    [
      'a field with a computed key',
      "(s) => { const k = 'k'; class A { [k] = s; } return new A(); }",
      'field with a computed key',
    ],
    [
      'a template tag that is not a plain name',
      '(s) => { const o = [(t, v) => v]; return o[0]`x${s}`; }',
      'template tag that is not a plain name',
    ],
    [
      'a method behind a getter, read before code that makes the argument',
      "(s) => { const o = { get f() { return (x) => x; } }; return o.f(s + ''); }",
      'call of a value that is not a function, or is behind a getter or a proxy',
    ],
    [
      'a method behind a proxy, read before code that makes the argument',
      "(s) => { const o = new Proxy({ f: (x) => x }, {}); return o.f(s + ''); }",
      'call of a value that is not a function, or is behind a getter or a proxy',
    ],
    [
      'a function of the host without a name',
      '(s) => new Intl.NumberFormat("en").format(s.length)',
      'no model of a function',
    ],
    [
      'a key of an object with more names than are looked at',
      '(s) => { const o = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, 0])); o[s] = 1; }',
      'key of an object with many names',
    ],
    [
      'bytes behind more than are walked',
      '(s) => { const bytes = new Uint8Array((1 << 20) + 1); bytes[1 << 20] = s.charCodeAt(0); return structuredClone(bytes); }',
      'no model of structuredClone: too large to concretize all of it',
    ],
    [
      'what lies deeper in an object than is walked',
      '(s) => { let o = [s]; for (let i = 0; i < 20; i++) o = [o]; return structuredClone(o); }',
      'no model of structuredClone: too large to concretize all of it',
    ],
    [
      'what lies behind more elements than are walked',
      '(s) => structuredClone(Array.from({ length: 2000 }, (_, i) => (i > 1500 ? [s] : 0)))',
      'no model of structuredClone: too large to concretize all of it',
    ],
    [
      'equal elements of a long array that is sorted',
      '(s) => Array.from({ length: 300 }, (_, i) => s + (i % 290)).sort()',
      'equal elements of a long sorted array',
    ],
    [
      'a JSON document with many parts',
      "(s) => JSON.parse('[' + '{},'.repeat(20) + s.length + ']')",
      'types of a JSON document with many parts',
    ],
    ['code given to eval', "(s) => { const ab = 1; return eval(s + '') + ab; }", 'code passed to eval'],
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
    [
      'what toString gives to a template',
      '(s) => { const o = { toString: () => s }; const t = `${o}`; return s === t; }',
      'returned to native code',
    ],
    [
      'what valueOf gives to an operator',
      '(s) => { const o = { valueOf: () => s.length }; const m = o < 5; return s === m; }',
      'returned to native code',
    ],
    [
      'what a getter gives to a function that copies',
      '(s) => { const o = Object.assign({}, { get a() { return s; } }); return s === o.a; }',
      'returned to native code',
    ],
    [
      'what a trap of a proxy gives',
      '(s) => { const p = new Proxy({}, { get: () => s }); const v = p.v; return s === v; }',
      'returned to native code',
    ],
    [
      'an operand combined with an object',
      "(s) => { const o = { toString: () => '!' }; return s + o; }",
      'operand combined with an object',
    ],
    [
      'what lies in an object that native code takes apart',
      '(s) => structuredClone({ a: [s] })',
      'no model of structuredClone',
    ],
    ['a primitive that is made an object', '(s) => new String(s).valueOf()', 'object around a primitive'],
    [
      'a primitive that is a receiver',
      "(s) => { function f() { return this + '!'; } return f.call(s); }",
      'receiver that is a primitive',
    ],
    ['a text that is taken for an array', '(s) => [].slice.call(s, 1)', 'array method on a value that is not an array'],
    [
      'the text of an array that has one of its own',
      '(s) => { const a = [s]; a.toString = () => ""; return a + ""; }',
      'text of an object',
    ],
    [
      'what a generator gives to a built-in',
      '(s) => { function* g() { yield s; } const a = []; a.push(...g()); return a; }',
      'arguments spread from an iterator',
    ],
    ['what a built-in maps', '(s) => Array.from(s, clearTimeout)', 'callback without a model'],
    [
      'what Object.assign gives to a setter',
      '(s) => { const o = { set p(v) { this.q = v; } }; Object.assign(o, { p: s }); return o.q; }',
      'passed to a setter',
    ],
    ['what lies behind a proxy', '(s) => new Proxy({ v: s }, {}).v', 'object behind a proxy'],
    ['what the host reads of an object', '(s) => new URLSearchParams({ a: s })', 'no model of URLSearchParams'],
    ['shared memory', '(s) => Atomics.load(new Int32Array([s.length]), 0)', 'no model of load'],
    ['places of groups', '(s) => /b/d.exec(s).indices[0][0]', 'indices of groups'],
    ['a text that is spread into an object', '(s) => ({ ...s })', 'string that is copied into an object'],
    ['a key that is deleted', '(s) => { const o = {}; o[s] = 1; delete o[s]; return o; }', 'key of a deleted property'],
    [
      'a property of the global object',
      '(s) => { globalThis.someGlobalOfThisTest = s; }',
      'stored in a global variable',
    ],
  ])('%s', async (_, source, why) => {
    expect(await concretizationsOf(source)).toEqual([why]);
  });

  it('except for calls with only primitive arguments and result: these are recorded as a sample', async () => {
    const { trace, result } = await recordRun('(s) => Date.parse(s) === 946684800000 ? 1 : 2', ['2000']);
    const { path, samples } = decodeTrace(trace, new ExpressionPool());
    expect(result).toBe(1);
    expect(path.concretizations).toEqual([]);
    expect(path.decisions.map(({ expr }) => expr.toString())).toEqual([
      'parse throws(in)',
      'parse(in) === 946684800000',
    ]);
    expect(samples.map(({ expr, result: given }) => [expr.toString(), given])).toEqual([
      ['parse(in)', 946684800000],
      ['parse throws(in)', false],
    ]);
  });
});
