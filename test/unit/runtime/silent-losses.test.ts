import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { PathCondition } from '../../../src/constraint/path-condition.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { Random } from '../../../src/core/random.ts';
import { nativeDecisions } from '../../native-decisions.ts';
import { recorderOf } from '../../recorded-run.ts';
import { shadowCaseFiles, shadowCasesIn } from '../../shadow-cases.ts';

const twinsTried = 16;
const characters = 'abcdABCD0129 ,;.%=&<"[]{}xé€'.split('');

/** Texts near the given one: a character or two exchanged, left out or put in. */
function textsNear(text: string, random: Random): string[] {
  return Array.from({ length: twinsTried }, () => {
    const at = random.int(text.length + 1);
    const removed = random.int(3);
    const added = random.chance(0.7) ? random.pick(characters) : '';
    return text.slice(0, at) + added + text.slice(at + removed);
  });
}

function meets({ decisions, pins }: PathCondition, text: string): boolean {
  const evaluator = new Evaluator(Assignment.of(text));
  const isAsTaken = decisions.every(({ kind, expr, taken }) => {
    const value = evaluator.evaluate(expr);
    return typeof value !== 'symbol' && (kind === 'key' ? value === taken : Boolean(value) === taken);
  });
  return isAsTaken && pins.every(({ condition }) => evaluator.isTrue(condition));
}

describe('an input that meets all that was recorded of another decides like it', () => {
  it.each(shadowCaseFiles)('%s', async (file) => {
    const parted: string[] = [];
    let twins = 0;
    for (const { name, input, source } of shadowCasesIn(file)) {
      if (typeof input !== 'string') continue;
      const { trace } = await recorderOf(source, { compound: false })([input]);
      const { path } = decodeTrace(trace, new ExpressionPool());
      const decide = nativeDecisions(source);
      const own = JSON.stringify(await decide(input));
      for (const text of textsNear(input, new Random(name))) {
        if (text === input || !meets(path, text)) continue;
        twins++;
        if (JSON.stringify(await decide(text)) !== own) parted.push(`${name}: ${JSON.stringify(text)}`);
      }
    }
    expect(parted).toEqual([]);
    if (file === 'models.js') expect(twins).toBeGreaterThan(20);
  });
});
