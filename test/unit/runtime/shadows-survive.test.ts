import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { operatorCode } from '../../../src/core/operators.ts';
import { wordsPerNode } from '../../../src/core/raw-trace.ts';
import { recordRun, type RecordedInput } from '../../recorded-run.ts';

const folder = new URL('../../cases/shadows/', import.meta.url).pathname;

interface Case {
  readonly name: string;
  readonly input: RecordedInput;
  readonly source: string;
}

/** Cases follow lines of the form `//// name @ input`; the decision in question comes after a mark in the source. */
function casesIn(file: string): Case[] {
  const parts = readFileSync(join(folder, file), 'utf8').split(/^\/\/\/\/ (.*) @ (.*)\n/mu);
  const cases: Case[] = [];
  for (let at = 1; at < parts.length; at += 3) {
    cases.push({ name: parts[at] as string, input: inputOf(parts[at + 1] as string), source: parts[at + 2] as string });
  }
  return cases;
}

function inputOf(text: string): RecordedInput {
  if (text.startsWith('bytes ')) return Uint8Array.from(text.slice(6).split(' '), Number);
  return /^\d+n$/u.test(text) ? BigInt(text.slice(0, -1)) : (JSON.parse(text) as RecordedInput);
}

for (const file of readdirSync(folder)) {
  describe(`${file}: the decision is recorded, and its expression says what was decided`, () => {
    it.each(casesIn(file))('$name', async ({ input, source }) => {
      const mark = source.indexOf('/*!*/') + 'return ('.length;
      const given = typeof input === 'object' ? input.slice() : input;
      const { trace, values } = await recordRun(source, [given]);
      const { path, nodes, stale } = decodeTrace(trace, new ExpressionPool());
      const assignment = Assignment.of(input);

      expect(path.decisions.filter(({ site }) => site >= mark)).not.toEqual([]);
      expect(path.pins.map(({ why }) => why)).toEqual([]);
      expect(stale).toBe(0);
      for (const { expr, taken, kind } of path.decisions) {
        const value = evaluate(expr, assignment);
        expect(kind === 'key' ? value : Boolean(value), expr.toString()).toBe(taken);
      }
      for (const [id, expr] of nodes.entries()) {
        const operator = trace.nodes[id * wordsPerNode];
        if (expr === undefined || operator === operatorCode.const || operator === operatorCode.list) continue;
        expect(evaluate(expr, assignment), expr.toString()).toBe(values[id]);
      }
    });
  });
}
