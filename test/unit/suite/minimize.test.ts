import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { compareInputs } from '../../../src/oracle/compare-inputs.ts';
import { minimize, type Minimized } from '../../../src/suite/minimize.ts';
import { shrinkInput } from '../../../src/suite/shrink-input.ts';
import { shrinkWord } from '../../../src/suite/shrink-word.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';

const text = (content: string): RunInput => ({ kind: 'text', text: content });

const matches =
  (pattern: RegExp) =>
  (input: RunInput): boolean =>
    input.kind === 'text' && pattern.test(input.text);

function minimized(input: RunInput, keeps: (input: RunInput) => boolean, mostRuns = 10_000): Promise<Minimized> {
  return minimize(input, shrinkInput, (candidate) => Promise.resolve(keeps(candidate)), { mostRuns });
}

describe('minimizing', () => {
  it('leaves out what does not matter and makes the rest plain', async () => {
    expect(await minimized(text('xyz<Q="1">tail'), matches(/<.*\w>/u))).toMatchObject({
      input: text('<a>'),
      isFinished: true,
    });
  });

  it('keeps lone surrogates apart from pairs', async () => {
    expect((await minimized(text('a\u{1F600}\ud800b'), matches(/\p{Surrogate}/u))).input).toEqual(text('\ud800'));
  });

  it('makes bytes fewer and plainer', async () => {
    const start: RunInput = { kind: 'bytes', bytes: Uint8Array.of(9, 8, 7, 6) };
    const { input } = await minimized(start, (candidate) => candidate.kind === 'bytes' && candidate.bytes.includes(7));
    expect(input).toEqual({ kind: 'bytes', bytes: Uint8Array.of(7) });
  });

  it.each([
    ['bytes of one length', { kind: 'bytes', maxLength: 4, exactLength: 4 }, Uint8Array.of(7, 0, 0, 0)],
    ['bytes of any length', { kind: 'bytes', maxLength: 4 }, Uint8Array.of(7)],
    ['bytes that are of no such length themselves', { kind: 'bytes', maxLength: 8, exactLength: 8 }, Uint8Array.of(7)],
  ] as const)('keeps %s within their domain', async (_, domain, smallest) => {
    const start: RunInput = { kind: 'bytes', bytes: Uint8Array.of(7, 8, 9, 6) };
    const { input } = await minimize(
      start,
      (candidate) => shrinkInput(candidate, domain),
      (candidate) => Promise.resolve(candidate.kind === 'bytes' && candidate.bytes[0] === 7),
      { mostRuns: 1000 },
    );
    expect(input).toEqual({ kind: 'bytes', bytes: smallest });
  });

  it('makes arguments smaller, each within its domain', async () => {
    const input: RunInput = {
      kind: 'args',
      args: [-250, ['q', 'xy', 'z'], { deep: true, other: 3.75 }, 10n],
      domains: [
        { kind: 'int32' },
        { kind: 'array', element: { kind: 'string', maxLength: 2 }, maxLength: 3 },
        { kind: 'object', fields: { deep: { kind: 'boolean' }, other: { kind: 'number' } } },
        { kind: 'bigint' },
      ],
    };
    const smallest = await minimized(
      input,
      (candidate) =>
        candidate.kind === 'args' &&
        Math.abs(candidate.args[0] as number) > 100 &&
        (candidate.args[1] as string[]).some((item) => item.includes('x')) &&
        (candidate.args[3] as bigint) > 3n,
    );
    expect(smallest.input).toEqual({ ...input, args: [101, ['x'], { deep: false, other: 0 }, 4n] });
  });

  it('stops when the runs are used up, with the best so far', async () => {
    const keeps = matches(/x/u);
    const { input, runs, isFinished } = await minimized(text('abcdefghx'), keeps, 3);
    expect({ runs, isFinished }).toEqual({ runs: 3, isFinished: false });
    expect(keeps(input)).toBe(true);
  });

  it('never loses the property, never grows, and never asks twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 24 }),
        fc.string({ minLength: 1, maxLength: 2 }),
        async (rest, needle) => {
          const asked: string[] = [];
          const start = text(`${rest}${needle}${rest}`);
          const keeps = (input: RunInput): boolean => {
            asked.push(input.kind === 'text' ? input.text : '');
            return input.kind === 'text' && input.text.includes(needle);
          };
          const { input, runs } = await minimized(start, keeps);
          expect(input).toEqual(text(needle));
          expect(compareInputs(input, start)).toBeLessThanOrEqual(0);
          expect(new Set(asked).size).toBe(asked.length);
          expect(runs).toBe(asked.length);
        },
      ),
      { seed: 7, numRuns: 60 },
    );
  });

  it('stays within a grammar', async () => {
    const grammar = ebnfGrammar('s = "(" s ")" | [a-z] ;');
    const seen: string[] = [];
    const { input } = await minimize(
      text('((((q))))'),
      (start) => (start.kind === 'text' ? shrinkWord(start, grammar) : undefined),
      (candidate) => {
        const word = candidate.kind === 'text' ? candidate.text : '';
        seen.push(word);
        return Promise.resolve(word.includes('(('));
      },
      { mostRuns: 1000 },
    );
    expect(input).toEqual(text('((a))'));
    expect(seen.every((word) => /^(\(*)[a-z](\)*)$/u.test(word))).toBe(true);
  });
});
