import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  bigInt,
  boolean,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  tuple,
  uint8Array,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { recorderOf, type RecordedInput } from '../../recorded-run.ts';
import { shadowCasesIn } from '../../shadow-cases.ts';

const runsPerCase = 12;

const characters = constantFrom(...'abAB01 ,;.-_:+eE"\\{}[]x/=éß€\ud83d\ude00\ud800'.split(''));

/** Inputs similar to that of the case, and others of its type. */
function inputsLike(input: RecordedInput): Arbitrary<RecordedInput> {
  switch (typeof input) {
    case 'string': {
      const free = array(characters, { maxLength: 8 }).map((list) => list.join(''));
      const place = nat(input.length);
      const near = tuple(place, nat(2), free).map(
        ([at, removed, added]) => input.slice(0, at) + added.slice(0, 2) + input.slice(at + removed),
      );
      return oneof(near, near, free);
    }
    case 'number':
      return oneof(
        constantFrom(0, -0, 1, -1, 255, 256, 65_536, -2_147_483_648, 4_294_967_295, 1e21, NaN, Infinity, 0.5, 2.5),
        integer(),
        double(),
        integer({ min: -5, max: 12 }),
      );
    case 'boolean':
      return boolean();
    case 'bigint':
      return bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
    default:
      return uint8Array({ minLength: input.length, maxLength: input.length });
  }
}

describe('the value of an expression equals the value that the program computed', () => {
  for (const file of ['models.js', 'bytes.js']) {
    it.each(shadowCasesIn(file))(`${file}: $name`, async ({ input, source }) => {
      const record = recorderOf(source);
      await assert(
        asyncProperty(inputsLike(input), async (sample) => {
          const given = typeof sample === 'object' ? sample.slice() : sample;
          const { trace, values } = await record([given]);
          const { nodes, path } = decodeTrace(trace, new ExpressionPool());
          const evaluator = new Evaluator(Assignment.of(sample));
          for (const [id, expr] of nodes.entries()) {
            if (expr?.kind === 'application') expect(evaluator.evaluate(expr), expr.toString()).toBe(values[id]);
          }
          for (const concretize of path.concretizations)
            expect(evaluator.isTrue(concretize.condition), concretize.why).toBe(true);
        }),
        { seed: 7, numRuns: runsPerCase },
      );
    });
  }
});
