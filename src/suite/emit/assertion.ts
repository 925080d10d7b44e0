import { decimalsOf, withCloseNumbers } from '../selection/close-numbers.ts';
import type { ExpectedError, ExpectedValue, Observed } from '../selection/expectation.ts';
import { snapshotPath } from './recordings.ts';
import { programEndSource } from './program-source.ts';
import { runners } from './runner.ts';
import type { TestFile } from './test-file.ts';
import { quoted } from './quoted.ts';
import { templateSource } from './template-source.ts';

/** The call that a test makes, and how it ends. */
export interface AssertedCall extends Observed {
  /** The expression for the call, without `await`. */
  readonly call: string;
  /** A function that makes the call. */
  readonly thunk: string;
  /** An expression for the class of the error, if the test file can import it. */
  readonly errorClass?: string;
  /** The name of the file of a recorded result. */
  readonly recording: string;
}

const primitive = /^(?:-?[\d.]|"|true\b|false\b|null$|undefined$|NaN$|-?Infinity$)/u;

/** Returns the statement that compares what a call does with what is expected. */
export function assertionSource(asserted: AssertedCall, testFile: Pick<TestFile, 'path' | 'runner'>): string {
  const { expected, call, isAwaited, recording } = asserted;
  const { assertions, hasFileSnapshots } = runners[testFile.runner];
  const usesExpect = assertions === 'expect';
  if (expected.kind === 'thrown') {
    if (expected.error.errorClass === '' && expected.error.text !== '')
      return thrownValue(asserted, expected.error, usesExpect);
    return usesExpect ? expectThrown(asserted, expected.error) : assertThrown(asserted, expected.error);
  }
  const isPromise = isAwaited || call.startsWith('elementsOf(');
  const actual = isPromise && !call.startsWith('[') ? `await ${call}` : call;
  switch (expected.kind) {
    case 'value':
      return usesExpect ? expectValue(actual, expected) : assertValue(actual, expected);
    case 'printed':
      return equal(`inspect(${actual}, printing)`, templateSource(expected.text), usesExpect);
    case 'recorded': {
      const shown = expected.isText ? actual : `inspect(${actual}, printing)`;
      if (!hasFileSnapshots) return equal(shown, `recorded(${quoted(recording)})`, usesExpect);
      return `await expect(${shown}).toMatchFileSnapshot(${quoted(snapshotPath(testFile.path, recording))});`;
    }
    case 'ended':
      return usesExpect
        ? `expect(${call}).toEqual(${programEndSource(expected.end)});`
        : `assert.deepEqual(${call}, ${programEndSource(expected.end)});`;
  }
}

function equal(actual: string, expected: string, usesExpect: boolean): string {
  return usesExpect ? `expect(${actual}).toBe(${expected});` : `assert.equal(${actual}, ${expected});`;
}

function expectValue(actual: string, { source: exact, close = [] }: ExpectedValue): string {
  if (close.includes(exact)) return `expect(${actual}).toBeCloseTo(${exact}, ${decimalsOf(exact)});`;
  const source = withCloseNumbers(exact, close, (literal, decimals) => `expect.closeTo(${literal}, ${decimals})`);
  if (source === 'undefined') return `expect(${actual}).toBeUndefined();`;
  if (source === 'null') return `expect(${actual}).toBeNull();`;
  if (source === 'NaN') return `expect(${actual}).toBeNaN();`;
  if (primitive.test(source)) return `expect(${actual}).toBe(${source});`;
  // `toEqual` ignores properties that are undefined.
  const matcher = /[ [(]undefined[,\] }]/u.test(source) ? 'toStrictEqual' : 'toEqual';
  return `expect(${actual}).${matcher}(${source});`;
}

function assertValue(actual: string, { source, isExact, close = [] }: ExpectedValue): string {
  if (close.includes(source)) return `assert.equal(nearly(${actual}, ${source}), ${source});`;
  if (close.length > 0) {
    const clone = isExact ? actual : `structuredClone(${actual})`;
    return `const expected = ${source};\nassert.deepEqual(nearly(${clone}, expected), expected);`;
  }
  if (primitive.test(source)) return `assert.equal(${actual}, ${source});`;
  // A clone has plain objects in place of instances.
  return `assert.deepEqual(${isExact ? actual : `structuredClone(${actual})`}, ${source});`;
}

function expectThrown({ call, thunk, isAwaited, errorClass }: AssertedCall, error: ExpectedError): string {
  const [start, thrown] = isAwaited ? [`await expect(${call}).rejects`, 'an error'] : [`expect(${thunk})`, ''];
  const properties = propertiesOf(error, errorClass, (source) => `expect.stringMatching(${source})`);
  if (properties !== undefined) return `${start}.toThrow(expect.objectContaining(${properties}));`;
  return thrown === '' ? `${start}.toThrow();` : `${start}.not.toBeInstanceOf(Error);`;
}

function assertThrown({ call, thunk, isAwaited, errorClass }: AssertedCall, error: ExpectedError): string {
  const properties = propertiesOf(error, errorClass, (source) => source);
  const validation = properties === undefined ? '' : `, ${properties}`;
  return isAwaited ? `await assert.rejects(${call}${validation});` : `assert.throws(${thunk}${validation});`;
}

/** A thrown value that is no object is recognized by its text. */
function thrownValue(
  { call, thunk, isAwaited }: AssertedCall,
  { message }: ExpectedError,
  usesExpect: boolean,
): string {
  if (usesExpect) {
    const actual = `await thrownBy(${thunk})`;
    return message.kind === 'exact'
      ? `expect(${actual}).toBe(${quoted(message.text)});`
      : `expect(${actual}).toMatch(/${message.source}/u);`;
  }
  const isExpected =
    message.kind === 'exact' ? `String(error) === ${quoted(message.text)}` : `/${message.source}/u.test(String(error))`;
  const [start, made] = isAwaited ? ['await assert.rejects', call] : ['assert.throws', thunk];
  return `${start}(${made}, (error) => ${isExpected});`;
}

/** An error is recognized by its class, or by its name, and by its message. */
function propertiesOf(
  { name, message, text }: ExpectedError,
  errorClass: string | undefined,
  matching: (pattern: string) => string,
): string | undefined {
  const messageSource = message.kind === 'exact' ? quoted(message.text) : matching(`/${message.source}/u`);
  const parts = [
    ...(errorClass === undefined ? [] : [`constructor: ${errorClass}`]),
    ...(name === '' || errorClass !== undefined ? [] : [`name: ${quoted(name)}`]),
    ...(text === '' ? [] : [`message: ${messageSource}`]),
  ];
  return parts.length === 0 ? undefined : `{ ${parts.join(', ')} }`;
}
