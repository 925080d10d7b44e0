import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { PathCondition } from '../../../src/constraint/path-condition.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { recorderOf, type RecordedInput } from '../../recorded-run.ts';
import { inputOf } from '../../shadow-cases.ts';

const folder = new URL('../../cases/losses/', import.meta.url);

interface Pair {
  readonly name: string;
  readonly first: readonly RecordedInput[];
  readonly second: readonly RecordedInput[];
  readonly source: string;
}

/** Cases follow lines of the form `//// name @ inputs @ other inputs`; several arguments are separated by bars. */
function pairsIn(file: string): Pair[] {
  const parts = readFileSync(new URL(file, folder), 'utf8').split(/^\/\/\/\/ (.*) @ (.*) @ (.*)\n/mu);
  const pairs: Pair[] = [];
  for (let at = 1; at < parts.length; at += 4) {
    const [name, first, second, source] = parts.slice(at, at + 4) as [string, string, string, string];
    pairs.push({ name, first: first.split(' | ').map(inputOf), second: second.split(' | ').map(inputOf), source });
  }
  return pairs;
}

const copied = (inputs: readonly RecordedInput[]): RecordedInput[] =>
  inputs.map((input) => (input instanceof Uint8Array ? input.slice() : input));

async function pathOf(source: string, inputs: readonly RecordedInput[]): Promise<PathCondition> {
  const { trace } = await recorderOf(source)(copied(inputs));
  return decodeTrace(trace, new ExpressionPool()).path;
}

/** True if all decisions and concretizations recorded for one run hold for another input. */
function holds({ decisions, concretizations }: PathCondition, inputs: readonly RecordedInput[]): boolean {
  const evaluator = new Evaluator(Assignment.of(...inputs));
  const isAsTaken = decisions.every(({ kind, expr, taken }) => {
    const value = evaluator.evaluate(expr);
    return typeof value !== 'symbol' && (kind === 'key' ? value === taken : Boolean(value) === taken);
  });
  return isAsTaken && concretizations.every(({ condition }) => evaluator.isTrue(condition));
}

Object.defineProperty(globalThis, 'require', { value: createRequire(import.meta.url), configurable: true });

for (const file of readdirSync(folder)) {
  describe(`${file}: the record of a run does not hold for an input with another outcome`, () => {
    it.each(pairsIn(file))('$name', async ({ first, second, source }) => {
      const native = (compileFunction(`return (${source});`) as () => (...inputs: RecordedInput[]) => unknown)();
      expect(await native(...copied(second))).toBe('other');
      expect(await native(...copied(first))).not.toBe('other');
      expect(holds(await pathOf(source, first), second)).toBe(false);
      expect(holds(await pathOf(source, second), first)).toBe(false);
    });
  });
}
