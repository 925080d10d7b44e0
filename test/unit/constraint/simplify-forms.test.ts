import { describe, expect, it } from 'vitest';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { Simplifier } from '../../../src/constraint/simplify.ts';
import type { RawConstant } from '../../../src/core/raw-trace.ts';

const pool = new ExpressionPool();
const apply = pool.apply.bind(pool);
const k = (value: RawConstant): Expr => pool.constant(value);
const u = (i: number): Expr => pool.variable('unit', 0, i);
/** Five units long. */
const s = pool.variable('text', 0);
/** Of any length. */
const open = pool.variable('text', 1);
const x = pool.variable('int32Value', 2);
const d = pool.variable('numberValue', 3);
const byte = pool.variable('byte', 4, 0);
const keywords: RawConstant = { kind: 'keys', keys: ['if', 'in', 'do', 'while'] };
const simplifier = new Simplifier(pool, { lengths: new Map([[0, 5]]) });

describe('a simplified condition', () => {
  it.each<[string, Expr, string]>([
    ['a character', apply('strictEquals', apply('charAt', s, k(2)), k('a')), 'in[2] === 97'],
    ['the other way round', apply('strictEquals', k('a'), apply('indexString', s, k(2))), 'in[2] === 97'],
    ['loosely', apply('looseNotEquals', apply('at', s, k(-1)), k('a')), 'in[4] !== 97'],
    ['past the end', apply('strictEquals', apply('charAt', s, k(9)), k('')), 'true'],
    [
      'a digit',
      apply('and', apply('greaterOrEqual', u(0), k(48)), apply('not', apply('greaterThan', u(0), k(57)))),
      'in[0] >= 48 && in[0] <= 57',
    ],
    ['its value', apply('lessThan', apply('subtract', u(0), k(48)), k(10)), 'in[0] <= 57'],
    ['a fraction', apply('lessThan', u(0), k(47.5)), 'in[0] <= 47'],
    ['infinity', apply('lessThan', u(0), k(Infinity)), 'true'],
    ['what cannot be', apply('strictEquals', u(0), k(70_000)), 'false'],
    ['NaN', apply('strictEquals', u(0), k(Number.NaN)), 'false'],
    ['two units', apply('lessThan', u(1), u(0)), 'in[0] > in[1]'],
    [
      'a sum',
      apply(
        'greaterOrEqual',
        apply('add', apply('multiply', apply('subtract', u(0), k(48)), k(10)), apply('subtract', u(1), k(48))),
        k(12),
      ),
      'in[0] * 10 + in[1] >= 540',
    ],
    ['a common factor', apply('strictEquals', apply('multiply', x, k(4)), k(6)), 'false'],
    [
      'ranges that meet',
      apply('or', apply('strictEquals', u(0), k(48)), apply('strictEquals', u(0), k(49))),
      'in[0] >= 48 && in[0] <= 49',
    ],
    [
      'ranges that exclude each other',
      apply('and', apply('lessThan', u(0), k(48)), apply('greaterThan', u(0), k(57))),
      'false',
    ],
    [
      'a negated conjunction',
      apply('not', apply('and', apply('strictEquals', u(0), k(1)), apply('strictEquals', u(1), k(2)))),
      'in[0] !== 1 || in[1] !== 2',
    ],
    ['truth of a number', apply('not', u(0)), 'in[0] === 0'],
    ['truth of a string', apply('toBoolean', open), 'in1.length >= 1'],
    ['NaN cannot be negated by turning', apply('not', apply('lessThan', d, k(1))), '!(in3 < 1)'],
    ['a slice', apply('strictEquals', apply('slice', s, k(1), k(3)), k('ab')), 'in[1] === 97 && in[2] === 98'],
    ['a slice of another length', apply('strictEquals', apply('slice', s, k(1), k(3)), k('abc')), 'false'],
    [
      'strings put together',
      apply('strictEquals', apply('add', apply('charAt', s, k(0)), apply('charAt', s, k(3))), k('ab')),
      'in[0] === 97 && in[3] === 98',
    ],
    [
      'codes and characters',
      apply('strictEquals', apply('charCodeAt', apply('fromCharCode', u(3)), k(0)), k(5)),
      'in[3] === 5',
    ],
    ['a prefix', apply('startsWith', s, k('ab'), k(1)), 'in[1] === 97 && in[2] === 98'],
    ['a prefix of any text', apply('startsWith', open, k('a')), 'in1.length >= 1 && in1[0] === 97'],
    ['a suffix', apply('endsWith', s, k('b')), 'in[4] === 98'],
    ['any text', apply('strictEquals', open, k('a')), 'in1.length === 1 && in1[0] === 97'],
    [
      'a unit of any text',
      apply('strictNotEquals', apply('charCodeAt', open, k(2)), k(97)),
      'in1.length <= 2 || in1[2] !== 97',
    ],
    [
      'a unit past the end',
      apply('lessThan', apply('charCodeAt', open, k(2)), k(97)),
      'in1.length >= 3 && in1[2] <= 96',
    ],
    [
      'a character in a set',
      apply('greaterOrEqual', apply('indexOf', k('+-x'), apply('charAt', s, k(0))), k(0)),
      'in[0] === 43 || in[0] === 45 || in[0] === 120',
    ],
    [
      'a search',
      apply('strictEquals', apply('indexOf', apply('slice', s, k(0), k(2)), k(':')), k(1)),
      'in[0] !== 58 && in[1] === 58',
    ],
    [
      'a search in vain',
      apply('strictEquals', apply('indexOf', apply('slice', s, k(0), k(2)), k(':')), k(-1)),
      'in[0] !== 58 && in[1] !== 58',
    ],
    [
      'a key',
      apply('hasKey', k(keywords), apply('slice', s, k(0), k(2))),
      'in[0] === 105 && in[1] === 102 || in[0] === 105 && in[1] === 110 || in[0] === 100 && in[1] === 111',
    ],
    [
      'which key',
      apply('strictEquals', apply('keyIndex', k(keywords), apply('slice', s, k(0), k(2))), k(2)),
      'in[0] === 100 && in[1] === 111',
    ],
    [
      'a table',
      apply('strictEquals', apply('select', k({ kind: 'table', values: [0, 1, 1, 0] }), byte), k(1)),
      'in4[0] >= 1 && in4[0] <= 2',
    ],
    [
      'a bit in a table',
      apply('bitAnd', apply('select', k({ kind: 'table', values: [4, 1, 6] }), byte), k(4)),
      'in4[0] === 0 || in4[0] === 2',
    ],
    [
      'past a table',
      apply('strictEquals', apply('select', k({ kind: 'table', values: [1, 2] }), byte), k(undefined)),
      'in4[0] >= 2',
    ],
    [
      'a map',
      apply(
        'toBoolean',
        apply('lookup', k({ kind: 'map', keys: ['a', 'b'], values: [0, 7] }), apply('charAt', s, k(0))),
      ),
      'in[0] === 98',
    ],
    [
      'lower case',
      apply('strictEquals', apply('toLowerCase', apply('slice', s, k(0), k(2))), k('if')),
      '(in[0] === 73 || in[0] === 105) && (in[1] === 70 || in[1] === 102)',
    ],
    [
      'a letter by its bits',
      apply(
        'and',
        apply('greaterOrEqual', apply('bitOr', byte, k(32)), k(97)),
        apply('lessOrEqual', apply('bitOr', byte, k(32)), k(102)),
      ),
      'in4[0] >= 65 && in4[0] <= 70 || in4[0] >= 97 && in4[0] <= 102',
    ],
    [
      'a class',
      apply('regExpTest', k({ kind: 'regExp', source: '^[0-9_]$', flags: '' }), apply('charAt', s, k(1))),
      'in[1] >= 48 && in[1] <= 57 || in[1] === 95',
    ],
    ['a code point', apply('strictEquals', apply('codePointAt', s, k(0)), k(65)), 'in[0] === 65'],
    ['order of strings', apply('lessOrEqual', k('a'), apply('charAt', s, k(0))), 'in[0] >= 97'],
    ['a type', apply('strictEquals', apply('typeOf', d), k('number')), 'true'],
    [
      'a choice',
      apply('strictEquals', apply('conditional', apply('lessThan', u(0), k(5)), k('x'), k('y')), k('y')),
      'in[0] >= 5',
    ],
    ['a mask that hides nothing', apply('strictEquals', apply('bitAnd', u(0), k(0xffff)), k(7)), 'in[0] === 7'],
    ['a length', apply('strictEquals', apply('stringLength', apply('add', open, k('ab'))), k(5)), 'in1.length === 3'],
  ])('%s', (_, expr, expected) => {
    expect(simplifier.simplifyCondition(expr).toString()).toBe(expected);
  });

  it('is found out by trying where it is too long to write', () => {
    const letter = apply('regExpTest', k({ kind: 'regExp', source: '^\\p{L}$', flags: 'u' }), apply('charAt', s, k(3)));
    const simplified = simplifier.simplifyCondition(letter);
    expect(simplified.toString()).toBe(String.raw`/^\p{L}$/u.test(fromCharCode(in[3]))`);
    const found = simplifier.membership(simplified);
    expect(found?.atom).toBe(u(3));
    expect([0x40, 0x41, 0x3b1].map((unit) => found?.set.has(unit))).toEqual([false, true, true]);
  });

  it('comes quickly for what a long loop built', () => {
    let sum: Expr = u(0);
    for (let i = 0; i < 20_000; i++) sum = apply('add', apply('multiply', sum, k(31)), u(i % 5));
    const condition = simplifier.simplifyCondition(apply('strictEquals', sum, k(1)));
    expect(condition.variables).toHaveLength(5);
  });
});
