import { describe, expect, it } from 'vitest';

import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition } from '../../../src/constraint/path-condition.ts';
import type { RawConstant } from '../../../src/core/raw-trace.ts';
import { literalsOfPath } from '../../../src/engine/words/literals-of-path.ts';

/** A run whose text was compared with these operands, in order. */
function comparedWith(...constants: readonly RawConstant[]): PathCondition {
  const pool = new ExpressionPool();
  const text = pool.variable('text', 0, 0);
  const decisions = constants.map((constant, site) => ({
    kind: 'branch' as const,
    site,
    expr: pool.apply('strictEquals', text, pool.constant(constant)),
    taken: false,
  }));
  return new PathCondition(decisions);
}

describe('the comparison operands of a path', () => {
  it('are the compared texts, and the names in them', () => {
    expect(literalsOfPath(comparedWith('tag:yaml.org:int', '<!--'))).toEqual([
      'tag:yaml.org:int',
      'tag',
      'yaml',
      'org',
      'int',
      '<!--',
    ]);
  });

  it('are characters for small numbers, and boundary numerals for large ones', () => {
    expect(literalsOfPath(comparedWith(0x5b, 0xd800, 0x10_ffff))).toEqual([
      '[',
      '\ud800',
      '1114111',
      '10ffff',
      '1114112',
    ]);
  });

  it('are the looked-up keys, and the texts in patterns', () => {
    const keys: RawConstant = { kind: 'keys', keys: ['let', 'var', 3] };
    const pattern: RawConstant = { kind: 'regExp', source: String.raw`^(?:true|\d+)$`, flags: '' };
    expect(literalsOfPath(comparedWith(keys, pattern))).toEqual(['let', 'var', 'true']);
  });

  it('are listed once, and long ones are omitted', () => {
    expect(literalsOfPath(comparedWith('in', 'in', 'x'.repeat(100)))).toEqual(['in']);
  });
});
