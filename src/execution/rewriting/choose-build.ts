import { concolicBuild, type ConcolicChoices } from '../../instrument/concolic/rewrite-concolic.ts';
import type { SilentFaultName } from '../../instrument/checks/silent-faults.ts';
import type { PathChoice } from '../../instrument/coverage/coverage-preamble.ts';
import { placingBuild } from '../../instrument/coverage/placing-build.ts';
import { coverageBuild, nativeBuild, type Build } from '../../instrument/files/rewrite-file.ts';
import type { BuildName } from '../process/protocol.ts';

/** Optional features of a build. */
export interface BuildChoices extends ConcolicChoices {
  /** On the coverage build: compute a hash of all decisions of a run, concrete ones included. Off by default. */
  readonly pathHash?: boolean;
  /** Like `pathHash`, and also record the first decisions themselves. Off by default. */
  readonly pathArms?: boolean;
  /** Hash and record only the decisions that the concolic build distinguishes. Off by default. */
  readonly wholeConditions?: boolean;
  /** On the concolic build: note which characters and bytes of the inputs are read. Off by default. */
  readonly reads?: boolean;
  /** Checks in the source that is built from, except on the placing build. None by default. */
  readonly silentFaults?: readonly SilentFaultName[];
}

export interface ChosenBuild {
  /** Distinguishes cached files of different builds. */
  readonly name: string;
  readonly build: Build;
}

export function chooseBuild(name: BuildName, choices: BuildChoices): ChosenBuild {
  const { silentFaults = [] } = choices;
  const chosen = plainBuild(name, choices);
  return silentFaults.length === 0 ? chosen : { ...chosen, name: `${chosen.name} checks ${silentFaults.join()}` };
}

function plainBuild(name: BuildName, choices: BuildChoices): ChosenBuild {
  const path = choices.pathArms === true ? 'arms' : choices.pathHash === true ? 'hash' : 'none';
  switch (name) {
    case 'native':
      return { name, build: nativeBuild };
    case 'placing':
      return { name, build: placingBuild };
    case 'coverage':
      return coverageOf(path, choices.wholeConditions === true);
    case 'concolic': {
      const { coverage = false, compound = true, calls = false, loops = false, tokenizer } = choices;
      const chosen = { coverage, compound, calls, loops, ...(tokenizer && { tokenizer: tokenizer }) };
      return { name: `concolic ${JSON.stringify(chosen)}`, build: concolicBuild(chosen) };
    }
  }
}

function coverageOf(path: PathChoice, wholeConditions: boolean): ChosenBuild {
  const name = path === 'none' ? 'coverage' : `coverage+${path}${wholeConditions ? '+whole' : ''}`;
  return { name, build: coverageBuild({ path, wholeConditions }) };
}
