import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { Simplifier } from '../../../src/constraint/simplify.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { operatorCode } from '../../../src/core/operators.ts';
import { slotsPerNode } from '../../../src/core/raw-trace.ts';
import { recordRun } from '../../recorded-run.ts';
import { shadowCaseFiles, shadowCasesIn } from '../../shadow-cases.ts';

for (const file of shadowCaseFiles) {
  describe(`${file}: the decision is recorded, and its expression has the decided value`, () => {
    it.each(shadowCasesIn(file))('$name', async ({ input, source }) => {
      const mark = source.indexOf('/*!*/') + 'return ('.length;
      const given = typeof input === 'object' ? input.slice() : input;
      const { trace, values } = await recordRun(source, [given]);
      const pool = new ExpressionPool();
      const simplifier = new Simplifier(pool);
      const { path, nodes, stale } = decodeTrace(trace, pool);
      const assignment = Assignment.of(input);

      expect(path.decisions.filter(({ site }) => site >= mark)).not.toEqual([]);
      expect(path.concretizations.map(({ why }) => why)).toEqual([]);
      expect(stale).toBe(0);
      for (const { expr, taken, kind } of path.decisions) {
        const value = evaluate(expr, assignment);
        expect(kind === 'key' ? value : Boolean(value), expr.toString()).toBe(taken);
        expect(evaluate(simplifier.simplify(expr), assignment), expr.toString()).toBe(value);
      }
      for (const [id, expr] of nodes.entries()) {
        const operator = trace.nodes[id * slotsPerNode];
        if (expr === undefined || operator === operatorCode.const || operator === operatorCode.list) continue;
        expect(evaluate(expr, assignment), expr.toString()).toBe(values[id]);
      }
    });
  });
}
