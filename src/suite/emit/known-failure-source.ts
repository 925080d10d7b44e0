import { dirname } from 'node:path';

import type { ReplaySettings } from '../../finding/replay-settings.ts';
import { messagePattern } from '../selection/message-pattern.ts';
import { quoted } from './quoted.ts';
import type { RunnerName } from './runner.ts';

/** Returns the source of what is known of a call that throws: class and message of the error. */
export function knownThrow(
  { errorClass, message }: { readonly errorClass: string; readonly message: string },
  { file }: Pick<ReplaySettings, 'file'>,
  runner: RunnerName,
): string {
  if (errorClass === '') return quoted('throws');
  // Bun has another engine, whose messages differ.
  if (runner === 'bun') return `/^throws ${errorClass.replaceAll('$', String.raw`\$`)}(?::|$)/u`;
  const pattern = messagePattern(`throws ${errorClass}${message === '' ? '' : `: ${message}`}`, [
    process.cwd(),
    dirname(file),
  ]);
  return pattern.kind === 'exact' ? quoted(pattern.text) : `/${pattern.source}/u`;
}

/** As `knownThrow`, of a call that returns. A property that does not hold returns `false`; the error of a program is a text. */
export function knownReturn(result: string | boolean): string {
  return quoted(`returns ${String(result)}`);
}

/** Returns the source of the helper that passes while a call fails in a known way. */
export function knownFailureSource(isTyped: boolean): string {
  const signature = isTyped ? 'call: () => unknown, failure: string | RegExp): Promise<void>' : 'call, failure)';
  const [text, unknown] = isTyped ? [': string', ': unknown'] : ['', ''];
  // Errors of another realm are no instances of this realm's `Error`: Jest runs tests in a realm of their own.
  return `/** Passes while the call ends like this; fails once that changes. */
async function knownFailure(${signature} {
  let outcome${text};
  let result${unknown};
  try {
    result = await call();
    outcome = Object(result) === result ? "returns an object" : \`returns \${String(result)}\`;
  } catch (error) {
    outcome = "throws";
    if (typeof error === "object" && error !== null) {
      outcome += \` \${error.constructor.name}\`;
      if ("message" in error && error.message !== "") outcome += \`: \${String(error.message)}\`;
    }
  }
  if (typeof failure === "string" ? outcome === failure : failure.test(outcome)) return;
  throw new Error(\`This known failure is fixed, or fails differently now: remove this test. The call \${outcome}; it was known that it \${String(failure)}\`);
}
`;
}
