import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import type { Domain } from '../../../src/constraint/domains/domain.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { PathCondition } from '../../../src/constraint/path-condition.ts';
import { decodeTrace, learnSamples } from '../../../src/constraint/trace.ts';
import { Random } from '../../../src/core/random.ts';
import { informedValue } from '../../../src/search/mutation/informed-value.ts';
import { mutateValue } from '../../../src/search/mutation/mutate-value.ts';
import { sourceLiterals } from '../../../src/search/mutation/source-literals.ts';
import { nativeDecisions } from '../../native-decisions.ts';
import { recorderOf, type RecordedInput } from '../../recorded-run.ts';
import { shadowCaseFiles, shadowCasesIn, type ShadowCase } from '../../shadow-cases.ts';

const twinsTried = 24;

function domainOf(input: RecordedInput): Domain {
  if (typeof input === 'string') return { kind: 'string', maxLength: input.length + 8 };
  if (typeof input === 'object') return { kind: 'bytes', maxLength: input.length, exactLength: input.length };
  return { kind: typeof input as 'number' | 'boolean' | 'bigint' };
}

/** Inputs, half of them similar to the given one, half made of constants in the source. */
function candidatesFor({ name, input, source }: ShadowCase): readonly RecordedInput[] {
  const random = new Random(name);
  const literals = sourceLiterals([source]);
  const domain = domainOf(input);
  const material = { entries: literals.texts, other: input };
  return Array.from({ length: twinsTried }, (_, i) =>
    i % 2 === 0 ? mutateValue(domain, input, material, random) : informedValue(domain, literals, random),
  ) as readonly RecordedInput[];
}

function meets({ decisions, concretizations }: PathCondition, assignment: Assignment): boolean {
  const evaluator = new Evaluator(assignment);
  const isAsTaken = decisions.every(({ kind, expr, taken }) => {
    const value = evaluator.evaluate(expr);
    return typeof value !== 'symbol' && (kind === 'key' ? value === taken : Boolean(value) === taken);
  });
  return isAsTaken && concretizations.every(({ condition }) => evaluator.isTrue(condition));
}

describe('an input that satisfies all recorded conditions of another input makes the same decisions', () => {
  it.each(shadowCaseFiles)('%s', async (file) => {
    const parted: string[] = [];
    const cases = shadowCasesIn(file);
    let withTwins = 0;
    for (const one of cases) {
      const { name, input, source } = one;
      const { trace } = await recorderOf(source, { compound: false })([input]);
      const { path, samples, stale } = decodeTrace(trace, new ExpressionPool());
      if (stale > 0) continue;
      const assignment = learnSamples(samples, Assignment.of(input));
      const twins = candidatesFor(one).filter((candidate) => meets(path, assignment.withInput(0, candidate)));
      if (twins.length > 0) withTwins++;
      const decide = nativeDecisions(source);
      const own = JSON.stringify(await decide(input));
      for (const twin of twins)
        if (JSON.stringify(await decide(twin)) !== own) parted.push(`${name}: ${JSON.stringify(twin, printed)}`);
    }
    expect(parted).toEqual([]);
    expect(withTwins).toBeGreaterThan(cases.length / 4);
  });
});

function printed(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
