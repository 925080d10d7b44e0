import type { SlowInputFamily } from '../slow-input-family.ts';
import type { Attack } from './attacks.ts';

/** Repetitions in the text that is looked for in an input. */
const embeddedTimes = 6;

/** Upper limit of places at which one text is replaced. */
const mostPlaces = 3;

/** A text of the attack; a short one if the number of repetitions is not given. */
export function attackText({ prefix, pump, suffix }: Attack, times = embeddedTimes): string {
  return prefix + pump.repeat(times) + suffix;
}

/** The family of an input that contains a short text of the attack; undefined if the attack is not found in it. */
export function familyIn(input: string, { pump }: Attack): SlowInputFamily | undefined {
  const repeated = pump.repeat(embeddedTimes - 1);
  const at = input.indexOf(repeated);
  if (at < 0) return undefined;
  return { before: input.slice(0, at), part: pump, after: input.slice(at + repeated.length) };
}

/** Families of inputs in which the attack replaces a text of this input that the pattern was matched with. */
export function* replacements(input: string, matched: string, attack: Attack): Generator<SlowInputFamily> {
  const { prefix, pump, suffix } = attack;
  const replaced = (at: number): SlowInputFamily => ({
    before: input.slice(0, at) + prefix,
    part: pump,
    after: suffix + input.slice(at + matched.length),
  });
  if (matched === '') {
    if (input !== '') yield replaced(input.length);
    yield { before: prefix, part: pump, after: suffix };
    return;
  }
  let at = input.indexOf(matched);
  for (let place = 0; at >= 0 && place < mostPlaces; place++) {
    yield replaced(at);
    at = input.indexOf(matched, at + 1);
  }
}
