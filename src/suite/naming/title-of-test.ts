import { callSource } from '../emit/call-source.ts';
import { escapeInvisible } from '../format/string-literal.ts';
import type { ReplaySettings } from '../../finding/replay-settings.ts';
import type { SuiteTest } from '../selection/collect-tests.ts';
import type { ExpectedError, Expectation } from '../selection/expectation.ts';
import { bytesInTitle, shortened, textInTitle } from './shown-input.ts';
import { verbOfTarget, type TargetVerb } from './verb-of-target.ts';

const longestResult = 30;
const longestMessage = 90;
/** Lengths of the shown input; a longer one is used if titles are equal. */
const lengths = [50, 120, 400];

type Named = Pick<SuiteTest, 'input' | 'expected'>;

/**
 * Returns titles that state what the target does with each input, such as "parses `[1]`" and "rejects `{` with
 * SyntaxError: unexpected end". They are distinct, also from those that are `taken`: some runners identify tests by title.
 */
export function titlesOf(tests: readonly Named[], settings: ReplaySettings, taken: ReadonlySet<string>): string[] {
  const used = new Set(taken);
  return tests.map((test) => {
    const titles = lengths.map((length) => titleOf(test, settings, length));
    const free = titles.find((title) => !used.has(title)) ?? numbered(titles.at(-1) ?? '', used);
    used.add(free);
    return free;
  });
}

function numbered(title: string, used: ReadonlySet<string>): string {
  for (let number = 2; ; number++) if (!used.has(`${title} (${number})`)) return `${title} (${number})`;
}

function titleOf({ input, expected }: Named, settings: ReplaySettings, length: number): string {
  const verb = verbOfTarget(settings.file, settings.exportName);
  const shown = shownInput(input, settings, length);
  switch (expected.kind) {
    case 'thrown':
      return `rejects ${shown} with ${shownError(expected.error)}`;
    case 'ended':
      return endTitle(expected, shown);
    default:
      return valueTitle(expected, verb, shown);
  }
}

function shownInput(input: Named['input'], settings: ReplaySettings, length: number): string {
  const { usage } = settings.execution;
  if (usage === undefined && input.kind === 'text') return textInTitle(input.text, length);
  const [only, ...others] = input.kind === 'args' ? input.args : [];
  if (usage === undefined && typeof only === 'string' && others.length === 0) return textInTitle(only, length);
  const bytes = input.kind === 'bytes' ? input.bytes : others.length === 0 ? only : undefined;
  if (usage === undefined && bytes instanceof Uint8Array) return bytesInTitle(bytes, length);
  const source = callSource(usage?.kind === 'class' ? usage.className : '', input, settings.execution);
  const uses = source?.uses;
  const call = escapeInvisible(
    uses === undefined ? (source?.call ?? '') : `${uses.instance}: ${uses.each.map(shownUse).join(', ')}`,
  );
  if (usage?.kind === 'program') return shortened(call.replace(/^ended\(|\)$/gu, ''), length);
  return usage === undefined && input.kind === 'args' && others.length === 0
    ? shortened(call.slice(1, -1), length)
    : shortened(call, length);
}

/** `await instance.push(7)` is shown as `push(7)`. */
function shownUse(use: string): string {
  return use.replace(/^(?:await )?\(?instance\.?/u, '').replace(/(?<== .*)\)$/u, '');
}

/** The title shows what a reader can tell from it: a primitive value, or the kind of a structure. */
function valueTitle(expected: Expectation, verb: TargetVerb | undefined, shown: string): string {
  const result = expected.kind === 'value' ? escapeInvisible(expected.source) : '';
  const isPrimitive = expected.kind === 'value' && !/^(?:[[{]|new |Object|Buffer|Uint8Array)/u.test(result);
  const isShort = isPrimitive && result.length <= longestResult;
  if (result === 'null' || result === 'undefined') return `returns ${result} for ${shown}`;
  if (verb !== undefined) return isShort ? `${verb.verb} ${shown} ${verb.into} ${result}` : `${verb.verb} ${shown}`;
  return isShort ? `returns ${result} for ${shown}` : `returns ${described(expected)} for ${shown}`;
}

function described(expected: Expectation): string {
  if (!('source' in expected)) return 'a result';
  const { source } = expected;
  if (source === '[]') return 'an empty array';
  if (source === '{}') return 'an empty object';
  if (source.startsWith('[')) return 'an array';
  if (source.startsWith('{')) return 'an object';
  if (source.startsWith('"')) return 'a text';
  const made = /^new (?<name>\w+)/u.exec(source)?.groups?.['name'];
  return made === undefined ? 'a result' : `a ${made}`;
}

function shownError({ errorClass, text }: ExpectedError): string {
  const [first = ''] = escapeInvisible(text.split('\n', 1)[0] ?? '').split('\n');
  const message = shortened(first, longestMessage).trimEnd();
  if (errorClass === '') return message === '' ? 'an error' : message;
  return message === '' ? errorClass : `${errorClass}: ${message}`;
}

function endTitle({ end }: Extract<Expectation, { kind: 'ended' }>, shown: string): string {
  const { status, stdout, error } = end;
  if (error !== '') return `fails with ${error} for ${shown}`;
  if (status !== 0) return `exits with ${status} for ${shown}`;
  return stdout === '' ? `prints nothing for ${shown}` : `prints ${textInTitle(stdout, longestResult)} for ${shown}`;
}
