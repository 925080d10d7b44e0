import type { Shrinker } from './shrink.ts';
import { shrinkList } from './shrink-list.ts';

/** A text without a grammar: leaves out characters, then makes those that remain plainer. */
export function* shrinkText(text: string): Shrinker<string> {
  const steps = shrinkList(Array.from(text));
  let step = steps.next();
  while (step.done !== true) step = steps.next(yield step.value.join(''));
  const chars = [...step.value];
  for (let i = 0; i < chars.length; i++) {
    for (const plainer of ['a', '0', ' ']) {
      // Only towards the front of this list: otherwise two runs could go back and forth.
      if (chars[i] === plainer) break;
      const candidate = chars.with(i, plainer);
      if (!(yield candidate.join(''))) continue;
      chars[i] = plainer;
      break;
    }
  }
  return chars.join('');
}
