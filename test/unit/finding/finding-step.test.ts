import { describe, expect, it } from 'vitest';

import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { stepsOf, type FindingStep } from '../../../src/finding/finding-step.ts';
import { stepsText } from '../../../src/finding/finding-steps-text.ts';
import { inputNames } from '../../../src/finding/input-names.ts';
import { recordRun, type RecordedInput } from '../../recorded-run.ts';

const places = { siteText: (id: number) => `case.js:1:${id}`, siteOf: () => undefined };

async function steps(
  source: string,
  inputs: readonly RecordedInput[],
  names: readonly string[],
): Promise<readonly FindingStep[]> {
  const { trace } = await recordRun(source, inputs);
  const [only] = inputs;
  const input: RunInput =
    inputs.length === 1 && typeof only === 'string' ? { kind: 'text', text: only } : { kind: 'args', args: inputs };
  const run = { input, trace, symbolic: [], outcome: { kind: 'assumption' }, coverage: [], eventsDropped: 0 } as const;
  return stepsOf(run, places, inputNames(input, names, []))!.steps;
}

describe('the steps to a failure', () => {
  it.each([
    ['(s) => s[1] === "b"', 'abc', [[1, 2]]],
    ['(s) => s.charCodeAt(2) > 50', 'abc', [[2, 3]]],
    ['(s) => s.startsWith("bc", 1)', 'abc', [[1, 3]]],
    ['(s) => s.slice(1).slice(1) === "c"', 'abc', [[2, 3]]],
    ['(s) => s.slice(-2, -1) === "b"', 'abc', [[1, 2]]],
    ['(s) => s.substring(2, 1) === "b"', 'abc', [[1, 2]]],
    ['(s) => s.trim() === "a"', '  a ', [[2, 3]]],
    ['(s) => s.includes("b")', 'abc', [[0, 2]]],
    ['(s) => s.indexOf("x") < 0', 'abc', [[0, 3]]],
    [
      '(s) => s[0] === s[2]',
      'abc',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['(s) => s.length > 2', 'abc', [[3, 3]]],
    ['(s) => s[3] === undefined', 'abc', [[3, 3]]],
    ['(s) => s[s.indexOf("b")] === "b"', 'abc', [[1, 2]]],
  ])('say which characters %s read of %j', async (condition, text, ranges) => {
    const source = `(s) => { if ((${condition})(s)) return 1; return 2; }`;
    const last = (await steps(source, [text], ['s'])).at(-1);
    expect(last?.reads.map(({ from, to }) => [from, to])).toEqual(ranges);
  });

  it('name arguments, and print conditions with these names', async () => {
    const [step] = await steps('(a, b) => { if (a + b > 9) return 1; }', [4, 6], ['width', 'height']);
    expect(step).toMatchObject({
      condition: 'width + height > 9',
      taken: true,
      reads: [{ of: 'width' }, { of: 'height' }],
    });
  });

  it('join successive decisions of a loop to one step', async () => {
    const source = '(s) => { let i = 0; while (s[i] === " ") i++; if (s[i] === "!") throw new Error(); }';
    const found = await steps(source, ['   !'], ['s']);
    expect(found.map(({ taken, times, reads }) => [taken, times, reads])).toEqual([
      [true, 3, [{ from: 0, to: 3 }]],
      [false, 1, [{ from: 3, to: 4 }]],
      [true, 1, [{ from: 3, to: 4 }]],
    ]);
    expect(stepsText(found, '   !')[0]).toMatch(
      /^case\.js:1:\d+ {2}s\[0\] === " " holds \(3 times\) +reads " {3}" at 0 to 2$/u,
    );
  });

  it('show the line of source instead of a long condition', () => {
    const step = { site: 'a.ts:1:5', code: 'if (isWord(parts[0])) {', taken: false, reads: [], times: 1 } as const;
    expect(
      stepsText(
        [
          { ...step, condition: 'x'.repeat(61) },
          { ...step, condition: 'text === ""' },
        ],
        '',
      ),
    ).toEqual(['a.ts:1:5  does not hold in: if (isWord(parts[0])) {', 'a.ts:1:5  text === "" does not hold']);
  });

  it('name the key that a look-up finds', async () => {
    const found = await steps('(s) => ({ on: 1, off: 2 })[s]', ['off'], ['s']);
    expect(found.map(({ taken }) => taken)).toContain('off');
  });
});
