/** What the names of `limits` mean: why a campaign is not complete. */
const words: Readonly<Record<string, string>> = {
  time: 'stopped at the time limit',
  runs: 'stopped at the run limit',
  plateau: 'stopped on a plateau: no new coverage for too long',
  interrupted: 'interrupted',
  unexplored: 'branches left to flip',
  unknown: 'flips left unknown by the solver',
  concretized: 'values concretized',
  lost: 'silent losses',
  unrecorded: 'some runs could not be recorded',
  uninstrumented: 'no code of the target was instrumented',
  unrewritten: 'files could not be instrumented',
  divergences: 'runs left the predicted path',
  stale: 'some values could not be followed',
  events: 'some runs have more events than are recorded',
  worklist: 'the worklist was full',
  tree: 'the execution tree was full',
  'budget-per-site': 'branches in loops not flipped in every iteration',
  forks: 'runs reached different sites after the same decisions',
  nondeterminism: 'the target is nondeterministic',
  isolation: 'no time to find out whether runs influence each other',
  inputs: 'values that are not generated',
  lengths: 'longer inputs reach further branches, and would be too large to explore',
  shapes: 'not every shape of input was tried',
  tokenizer: "decisions inside the target's tokenizer were not explored",
};

/** Says in words why a campaign is not complete, without figures; a name that is not known stays. */
export function limitWords(limit: string): string {
  return words[limit] ?? limit;
}
