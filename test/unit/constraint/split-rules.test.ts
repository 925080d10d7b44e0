import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { IntervalSet } from '../../../src/constraint/interval-set.ts';
import { Simplifier } from '../../../src/constraint/simplify.ts';
import { UnitEnumerator } from '../../../src/constraint/simplify/enumerate-unit.ts';

const constant = fc.string({ unit: fc.constantFrom('a', ';', '\n'), maxLength: 4 });
const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 });
/** Inputs 0 and 1 have letters only, and 1 a known length; 2 may have anything. */
const inputs = fc.tuple(letters, letters, constant);
const pieces = fc.array(fc.oneof(constant, fc.nat(2)), { minLength: 1, maxLength: 5 });
const separators = fc.constantFrom(';', '\n', ';\n', ';;', 'a;', 'a');

it('texts that are cut or replaced at a separator keep their values once they are simplified', () => {
  const pool = new ExpressionPool();
  let constants = 0;
  fc.assert(
    fc.property(pieces, separators, fc.nat(3), inputs, (parts, separator, index, values) => {
      const texts = parts.map((part) => (typeof part === 'string' ? pool.constant(part) : pool.variable('text', part)));
      const s = pool.apply('concat', pool.constant(''), ...texts);
      const alphabets = new Map([0, 1].map((input) => [input, IntervalSet.range(97, 98)]));
      const knowledge = { alphabets, lengths: new Map([[1, values[1].length]]) };
      const simplifier = new Simplifier(pool, knowledge, new UnitEnumerator(pool));
      const run = Assignment.of(...values);
      const pattern = pool.constant({ kind: 'regExp', source: separator.replace('\n', '\\n'), flags: '' });
      for (const expr of [
        pool.apply('splitPart', s, pool.constant(separator), pool.constant(index)),
        pool.apply('splitCount', s, pool.constant(separator)),
        pool.apply('replace', s, pool.constant(separator), pool.constant('+')),
        pool.apply('regExpReplace', pattern, s, pool.constant('+'), pool.constant(0)),
      ]) {
        const simplified = simplifier.simplify(expr);
        expect(evaluate(simplified, run)).toEqual(evaluate(expr, run));
        const isSure = !parts.includes(2) && !separator.includes('a');
        if (isSure && expr.kind === 'application' && expr.name === 'splitCount') {
          expect(simplified.kind).toBe('constant');
          constants++;
        }
      }
    }),
    { seed: 1, numRuns: 400 },
  );
  expect(constants).toBeGreaterThan(50);
});

it('a split text always has a first part, unless it is split into its units', () => {
  const pool = new ExpressionPool();
  const simplifier = new Simplifier(pool, {}, new UnitEnumerator(pool));
  const isMissing = (separator: string, index: number): string => {
    const part = pool.apply('splitPart', pool.variable('text', 0), pool.constant(separator), pool.constant(index));
    return String(simplifier.simplify(pool.apply('looseEquals', part, pool.constant(null))));
  };
  expect(isMissing('&', 0)).toBe('false');
  expect(isMissing('&', 1)).not.toBe('false');
  expect(isMissing('', 0)).not.toBe('false');
  expect(
    evaluate(pool.apply('splitPart', pool.constant(''), pool.constant(''), pool.constant(0)), Assignment.of()),
  ).toBe(undefined);
});
