import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { operatorCode } from '../../../src/core/operators.ts';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { createRuntime } from '../../../src/runtime/create-runtime.ts';
import { SymbolicInputs } from '../../../src/runtime/recording/inputs.ts';
import type { TextPart } from '../../../src/runtime/text/text-segments.ts';

type Segment = string | { readonly fillings: readonly [string, string]; readonly isOpen: boolean };

const character = fc.constantFrom('a', 'b', '/', '\ud83d', '\ude00');
const word = (length: number): fc.Arbitrary<string> =>
  fc.array(character, { minLength: length, maxLength: length }).map((list) => list.join(''));
const fixed = fc.nat(3).chain(word);
const hole = fc.nat(3).chain((length) => fc.tuple(word(length), word(length)));
const openHole = fc.tuple(fixed, fixed);
const piece: fc.Arbitrary<Segment> = fc.oneof(
  fixed,
  hole.map((fillings) => ({ fillings, isOpen: false })),
  openHole.map((fillings) => ({ fillings, isOpen: true })),
);

/** A query about a text: an operator, its other operands, and the result of JavaScript. */
interface Question {
  readonly operator: keyof typeof operatorCode;
  readonly args: readonly (string | number)[];
  readonly ask: (text: string) => unknown;
}

const place = fc.integer({ min: -4, max: 9 });
const method = (operator: 'charCodeAt' | 'charAt' | 'at' | 'slice', args: readonly number[]): Question => ({
  operator,
  args,
  ask: (text) => (text[operator] as (...args: number[]) => unknown).apply(text, [...args]),
});
const cut = fc
  .tuple(fc.constantFrom('slice', 'substring', 'substr'), fc.array(place, { minLength: 1, maxLength: 2 }))
  .map(([name, args]) => method(name as 'slice', args));
const question: fc.Arbitrary<Question> = fc.oneof(
  cut,
  fc
    .tuple(fc.constantFrom('charCodeAt', 'charAt', 'at', 'codePointAt'), place)
    .map(([name, at]) => method(name as 'at', [at])),
  fixed.map((word_) => ({ operator: 'strictEquals' as const, args: [word_], ask: (text: string) => text === word_ })),
  fc.constant<Question>({ operator: 'stringLength', args: [], ask: (text) => text.length }),
);

function filled(pieces: readonly Segment[], which: 0 | 1): string {
  return pieces.map((part) => (typeof part === 'string' ? part : part.fillings[which])).join('');
}

function assignmentOf(pieces: readonly Segment[], which: 0 | 1): Assignment {
  return Assignment.of(...pieces.flatMap((part) => (typeof part === 'string' ? [] : [part.fillings[which]])));
}

const runtime = createRuntime();

/** The expression for a query about a slice of the text; undefined if the result is the same for all inputs. */
function answerOf(pieces: readonly Segment[], cutting: Question, { operator, args, ask }: Question): Expr | undefined {
  runtime.reset();
  const parts = pieces.map((part): TextPart =>
    typeof part === 'string' ? part : { length: part.fillings[0].length, isOpen: part.isOpen },
  );
  const { recorder } = runtime;
  const whole = filled(pieces, 0);
  const template = new SymbolicInputs(runtime).template(0, parts, whole);
  const text = cutting.ask(whole) as string;
  const part = recorder.operation(operatorCode[cutting.operator], [whole, ...cutting.args], [template], text);
  const node = recorder.operation(operatorCode[operator], [text, ...args], [part], ask(text));
  const trace = runtime.trace();
  return node === 0 ? undefined : decodeTrace(trace, new ExpressionPool()).nodes[node - trace.base];
}

describe('texts made of constant segments and inputs', () => {
  it('give the same results as JavaScript for every input, and no expression for results that do not depend on it', () => {
    let constant = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), cut, question, (pieces, cutting, asked) => {
        const answer = answerOf(pieces, cutting, asked);
        if (answer === undefined) constant++;
        const expected = ([0, 1] as const).map((which) => asked.ask(cutting.ask(filled(pieces, which)) as string));
        const given = ([0, 1] as const).map((which) =>
          answer === undefined ? expected[0] : evaluate(answer, assignmentOf(pieces, which)),
        );
        expect(given).toEqual(expected);
      }),
      { seed: 11, numRuns: 3000 },
    );
    expect(constant).toBeGreaterThan(500);
  });
});
