import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { PathCondition } from '../../../src/constraint/path-condition.ts';
import { decodeTrace, learnSamples } from '../../../src/constraint/trace.ts';
import { recorderOf, type RecordedInput } from '../../recorded-run.ts';

interface Throwing {
  readonly source: string;
  /** Inputs for which it throws, in different ways or for different reasons. */
  readonly throwing: readonly RecordedInput[];
  readonly passing: readonly RecordedInput[];
}

const table = '{ ab: { y: 1 }, cd: { y: 2 } }';

/** Operations that throw for some inputs and not for others, each written as a function of one input. */
const cases: Readonly<Record<string, Throwing>> = {
  'property of a part': { source: "(s) => s.split('=')[1].length", throwing: ['', 'ab'], passing: ['a=b', '='] },
  'method of a part': { source: "(s) => s.split('=')[1].trim()", throwing: ['', 'ab'], passing: ['a=b', '='] },
  'method of a part in a variable': {
    source: "(s) => { const part = s.split('=')[1]; return part.trim(); }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'method of a part in an object': {
    source: "(s) => { const o = { part: s.split('=')[1] }; return o.part.trim(); }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'property stored into a part': {
    source: "(s) => { s.split('=')[1].x = 1; }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'property counted up of a part': {
    source: "(s) => { s.split('=')[1].x++; }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'property of a part after a link': {
    source: "(s) => s?.split('=')[1].length",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'part taken apart': {
    source: "(s) => { const { length } = s.split('=')[1]; return length; }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'variable taken apart': {
    source: "(s) => { const part = s.split('=')[1]; const { length } = part; return length; }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'part assigned to a pattern': {
    source: "(s) => { let c; [c] = s.split('=')[1]; return c; }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'part iterated': {
    source: "(s) => { let n = 0; for (const c of s.split('=')[1]) n += c.length; return n; }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'part spread': { source: "(s) => [...s.split('=')[1]].length", throwing: ['', 'ab'], passing: ['a=b'] },
  'part spread into a call': {
    source: "(s) => Math.max(...s.split('=')[1])",
    throwing: ['', 'ab'],
    passing: ['a=1'],
  },
  'character past the end': { source: '(s) => s[2].length', throwing: ['', 'ab'], passing: ['abc'] },
  'at past the end': { source: '(s) => s.at(-3).length', throwing: ['', 'ab'], passing: ['abc'] },
  'no match': { source: '(s) => s.match(/a(b+)c/)[1]', throwing: ['', 'ac'], passing: ['abc'] },
  'group that took no part': {
    source: '(s) => /^a(b)?/.exec(s)[1].length',
    throwing: ['', 'a'],
    passing: ['ab'],
  },
  'key of a table': { source: `(s) => (${table})[s].y`, throwing: ['', 'x'], passing: ['ab', 'cd'] },
  'store under a key of a table': { source: `(s) => { (${table})[s].y = 1; }`, throwing: ['', 'x'], passing: ['ab'] },
  'method by key': {
    source: '(s) => { const o = { ab() {}, cd: 1 }; return o[s](); }',
    throwing: ['', 'cd'],
    passing: ['ab', 'toString'],
  },
  'method by key, if there is one': {
    source: '(s) => { const o = { ab() {}, cd: 1 }; return o[s]?.(); }',
    throwing: ['cd'],
    passing: ['ab', ''],
  },
  'method of a text by key': { source: '(s) => "x"[s]()', throwing: ['', 'length'], passing: ['trim'] },
  'constructor by key': {
    source: '(s) => { const o = { ab: Map, cd: 1 }; return new o[s](); }',
    throwing: ['', 'cd'],
    passing: ['ab'],
  },
  'constructor by key of an expression': {
    source: '(s) => new ({ ab: Map, cd: 1 })[s]()',
    throwing: ['', 'cd'],
    passing: ['ab'],
  },
  'key of a Map': {
    source: "(s) => new Map([['ab', { y: 1 }]]).get(s).y",
    throwing: ['', 'x'],
    passing: ['ab'],
  },
  'element by index': { source: '(n) => [{ y: 1 }, { y: 2 }][n].y', throwing: [2, -1, 0.5], passing: [0, 1] },
  'nothing found': { source: '(n) => [{ y: 1 }].find(({ y }) => y === n).y', throwing: [0, 2], passing: [1] },
  'reduction of nothing': {
    source: "(s) => s.split('').filter((c) => c === 'a').reduce((a, b) => a + b)",
    throwing: ['', 'b'],
    passing: ['a', 'ba'],
  },
  'right side of in': { source: "(s) => 'y' in JSON.parse(s)", throwing: ['1', '"x"'], passing: ['{}', '[]'] },
  radix: { source: '(n) => (255).toString(n)', throwing: [0, 1, 37, NaN, -Infinity], passing: [2, 36.5, 16] },
  'radix of a BigInt': { source: '(n) => (255n).toString(n)', throwing: [0, 37], passing: [2, 36] },
  'digits after the point': { source: '(n) => (1.5).toFixed(n)', throwing: [-1, 101], passing: [0, 100, -0.5, NaN] },
  'digits of a precision': { source: '(n) => (1.5).toPrecision(n)', throwing: [0, 101, NaN], passing: [1, 100] },
  'digits of an exponent': { source: '(n) => (1.5).toExponential(n)', throwing: [-1, 101], passing: [0, NaN] },
  'digits of what has none': { source: '(n) => n.toPrecision(101)', throwing: [0, 1.5], passing: [NaN, Infinity] },
  'digits as text': { source: '(s) => (1.5).toFixed(s)', throwing: ['101', '-1'], passing: ['', '3', 'x'] },
  'count of a repetition': {
    source: "(n) => 'x'.repeat(n)",
    throwing: [-1, Infinity, 1e9],
    passing: [0, 3, -0.5, NaN],
  },
  'count of a repetition of nothing': { source: "(n) => ''.repeat(n)", throwing: [-1, Infinity], passing: [1e300, 0] },
  'length to pad to': { source: "(n) => 'x'.padStart(n)", throwing: [1e9, Infinity], passing: [-Infinity, 5, NaN] },
  'length of a new array': { source: '(n) => new Array(n)', throwing: [-1, 0.5, NaN, 2 ** 32], passing: [0, 7] },
  'length of an array': {
    source: '(n) => { const a = [1]; a.length = n; return a; }',
    throwing: [-1, 0.5, NaN, 2 ** 32],
    passing: [0, 7],
  },
  'code point': {
    source: '(n) => String.fromCodePoint(n)',
    throwing: [-1, 0.5, NaN, 0x110000],
    passing: [0, 0x10ffff],
  },
  'form of normalization': { source: "(s) => 'x'.normalize(s)", throwing: ['', 'nfc'], passing: ['NFC', 'NFKD'] },
  'text of a BigInt': { source: '(s) => BigInt(s)', throwing: ['x', '1.5', '-0x1'], passing: ['', ' 12 ', '0x1f'] },
  'number of a BigInt': { source: '(n) => BigInt(n)', throwing: [0.5, NaN], passing: [0, -3] },
  'bits of a BigInt': { source: '(n) => BigInt.asIntN(n, 5n)', throwing: [-1, 2 ** 53], passing: [0, 2.5, 64] },
  'divisor of a BigInt': { source: '(n) => 7n / n', throwing: [0n], passing: [1n, -7n] },
  'divisor assigned': { source: '(n) => { let x = 7n; x %= n; return x; }', throwing: [0n], passing: [1n] },
  'exponent of a BigInt': { source: '(n) => 2n ** n', throwing: [-1n, -9n], passing: [0n, 3n] },
  base64: {
    source: '(s) => atob(s)',
    throwing: ['a', 'YQ=', '=', 'Y===', 'YQ==YQ==', 'é', 'abc-', '=YWI'],
    passing: ['', 'YQ', 'YQ==', ' Y Q = = ', 'YWI=', 'YWJj'],
  },
  'text as base64': { source: '(s) => btoa(s)', throwing: ['\u0100', 'a\uffff'], passing: ['', 'a', '\xff\0'] },
  'text of a location': { source: '(s) => decodeURIComponent(s)', throwing: ['%', '%ff'], passing: ['', '%41'] },
  'text in JSON': { source: '(s) => JSON.parse(s)', throwing: ['', '{', 'x'], passing: ['1', '{}'] },
  'size of a Buffer': { source: '(n) => Buffer.alloc(n)', throwing: [-1, NaN, 1e17], passing: [0, 3, 1.5] },
  'size of a typed array': { source: '(n) => new Uint8Array(n)', throwing: [-1, 1e17], passing: [0, -0.5, 3, NaN] },
  'place in a Buffer': {
    source: '(n) => Buffer.from([1, 2, 3]).readUInt8(n)',
    throwing: [-1, 3, 0.5, NaN],
    passing: [0, 2],
  },
  'place in a view': {
    source: '(n) => new DataView(new ArrayBuffer(3)).getUint16(n)',
    throwing: [-1, 2, Infinity],
    passing: [0, 1.5, NaN],
  },
  'element put elsewhere': { source: '(n) => [1, 2].with(n, 3)', throwing: [2, -3], passing: [0, -1] },
  pattern: { source: '(s) => new RegExp(s)', throwing: ['(', '['], passing: ['', 'a'] },
  address: { source: '(s) => new URL(s).href', throwing: ['', 'x'], passing: ['a:b'] },
  'base 64': { source: '(s) => atob(s)', throwing: ['a', '!'], passing: ['', 'aGk='] },
  locale: { source: '(s) => (1234.5).toLocaleString(s)', throwing: ['', 'x'], passing: ['de', 'en'] },
  'locale of letters': { source: "(s) => 'I'.toLocaleLowerCase(s)", throwing: ['', 'x'], passing: ['de', 'tr'] },
  caught: {
    source: "(s) => { try { 'x'.normalize(s); } catch { throw new Error(); } return s.length; }",
    throwing: ['', 'nfc'],
    passing: ['NFC'],
  },
  'after an await': {
    source: "async (s) => { await null; return s.split('=')[1].trim(); }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'in a reaction': {
    source: "(s) => Promise.resolve(s).then((t) => t.split('=')[1].trim())",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
  'in an iterator': {
    source: "(s) => { function* parts() { yield s.split('=')[1].trim(); } return [...parts()].length; }",
    throwing: ['', 'ab'],
    passing: ['a=b'],
  },
};

const assigned = (input: RecordedInput): Assignment => Assignment.of(input);

function meets({ decisions, concretizations }: PathCondition, input: Assignment): boolean {
  const evaluator = new Evaluator(input);
  const isAsTaken = decisions.every(({ kind, expr, taken }) => {
    const value = evaluator.evaluate(expr);
    return typeof value !== 'symbol' && (kind === 'key' ? value === taken : Boolean(value) === taken);
  });
  return isAsTaken && concretizations.every(({ condition }) => evaluator.isTrue(condition));
}

describe('an input that satisfies all recorded conditions of another input throws if and only if that one throws', () => {
  it.each(Object.entries(cases))('%s', async (_, { source, throwing, passing }) => {
    const record = recorderOf(source, { compound: false });
    const silent: unknown[] = [];
    const wrong: unknown[] = [];
    for (const [inputs, others, throws] of [
      [throwing, passing, true],
      [passing, throwing, false],
    ] as const)
      for (const input of inputs) {
        const { result, trace } = await record([input]);
        if (result instanceof Error !== throws) wrong.push(input);
        const { path, samples } = decodeTrace(trace, new ExpressionPool());
        if (!meets(path, learnSamples(samples, assigned(input)))) wrong.push(['not met by itself', input]);
        for (const other of others) if (meets(path, assigned(other))) silent.push([input, other]);
      }
    expect({ silent, wrong }).toEqual({ silent: [], wrong: [] });
  });
});
