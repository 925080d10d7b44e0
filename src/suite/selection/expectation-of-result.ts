import { literalSource } from '../literal-source.ts';
import type { Expectation } from './expectation.ts';

const shortened = /… \(\d+ characters, [\da-f]{8}\)$/u;

/**
 * Returns what a test expects for a result as it stands in a specification: `throws CLASS: message`, or a value in
 * JavaScript. Undefined if it is shortened, or in a form that is printed only, such as `Point { x: 1 }`.
 */
export function expectationOf(result: string): Expectation | undefined {
  if (shortened.test(result)) return undefined;
  const thrown = /^throws (?<errorClass>[\w$.]*)(?:: (?<text>.*))?$/su.exec(result)?.groups;
  if (thrown !== undefined) {
    const { errorClass = '', text = '' } = thrown;
    return { kind: 'thrown', error: { errorClass, name: errorClass, text, message: { kind: 'exact', text } } };
  }
  const source = literalSource(result);
  return source === undefined ? undefined : { kind: 'value', source, isExact: true };
}
