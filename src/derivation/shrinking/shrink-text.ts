import type { Shrinker } from './shrink.ts';
import { shrinkList } from './shrink-list.ts';
import { shrinkWindows } from './shrink-windows.ts';

/** Longest text of which all parts are tried: about 500 tries if none can go. */
const longestForWindows = 32;

/**
 * Minimizes a text without a grammar: removes characters, then replaces the remaining ones by plainer ones.
 *
 * @example
 * ```ts
 * console.log(runShrinker('a large text', shrinkText, (text) => text.includes('x')));
 * ```
 */
export function* shrinkText(text: string): Shrinker<string> {
  const few = yield* joined(shrinkList(Array.from(text)));
  const chars = few.length <= longestForWindows ? [...(yield* joined(shrinkWindows(few)))] : [...few];
  for (let i = 0; i < chars.length; i++) {
    for (const plainer of ['a', '0', ' ']) {
      // Only replacements earlier in this list are tried; otherwise two runs could alternate.
      if (chars[i] === plainer) break;
      const candidate = chars.with(i, plainer);
      if (!(yield candidate.join(''))) continue;
      chars[i] = plainer;
      break;
    }
  }
  return chars.join('');
}

function* joined(steps: Shrinker<readonly string[]>): Generator<string, readonly string[], boolean> {
  let step = steps.next();
  while (step.done !== true) step = steps.next(yield step.value.join(''));
  return step.value;
}
