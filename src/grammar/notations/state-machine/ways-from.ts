import type { Transition } from './read-state-model.ts';

/** Returns the transitions by the name of the state that they leave, in the order of the file. */
export function waysFrom(transitions: readonly Transition[]): ReadonlyMap<string, readonly Transition[]> {
  const ways = new Map<string, Transition[]>();
  for (const transition of transitions) {
    const sameState = ways.get(transition.from.text);
    if (sameState === undefined) ways.set(transition.from.text, [transition]);
    else sameState.push(transition);
  }
  return ways;
}
