import { describe, expect, it } from 'vitest';

import type { HoleLanguage } from '../../../../src/constraint/domains/domain.ts';
import { ExpressionPool } from '../../../../src/constraint/expression-pool.ts';
import { templateConditions } from '../../../../src/constraint/domains/template-conditions.ts';
import { alphabetsOf } from '../../../../src/solver/links/regular/alphabets.ts';

const pool = new ExpressionPool();

function conditionsOf(length: number, language: HoleLanguage) {
  return templateConditions(
    { kind: 'template', parts: [{ kind: 'hole', length, minLength: length, maxLength: length, language }] },
    pool,
  );
}

describe('what every value of a template satisfies', () => {
  it('is nothing for a hole of no length, which solvers read as well', () => {
    const conditions = conditionsOf(0, { kind: 'boxes', boxes: [[]] });
    expect(conditions).toEqual([pool.constant(true)]);
    expect(alphabetsOf(conditions, new Map([[0, 0]]))).toEqual(new Map());
  });
});
