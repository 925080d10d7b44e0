import { concolicBuild, type ConcolicChoices } from '../../instrument/concolic/rewrite-concolic.ts';
import type { PathChoice } from '../../instrument/coverage/coverage-preamble.ts';
import { placingBuild } from '../../instrument/coverage/placing-build.ts';
import { coverageBuild, nativeBuild, type Build } from '../../instrument/files/rewrite-file.ts';
import type { BuildName } from '../process/protocol.ts';

/** What a build is asked to do beside what it always does. */
export interface BuildChoices extends ConcolicChoices {
  /** On the coverage build: a hash over all decisions of a run, concrete ones too. Off by default. */
  readonly pathHash?: boolean;
  /** As `pathHash`, and the decisions themselves, the first of them. Off by default. */
  readonly pathArms?: boolean;
  /** The hash and the decisions are those that the concolic build tells apart. Off by default. */
  readonly wholeConditions?: boolean;
  /** On the concolic build: notes which characters and bytes of the inputs are looked at. Off by default. */
  readonly reads?: boolean;
}

export interface ChosenBuild {
  /** Tells rewritten files of one choice from those of another. */
  readonly name: string;
  readonly build: Build;
}

export function chooseBuild(name: BuildName, choices: BuildChoices): ChosenBuild {
  const path = choices.pathArms === true ? 'arms' : choices.pathHash === true ? 'hash' : 'none';
  switch (name) {
    case 'native':
      return { name, build: nativeBuild };
    case 'placing':
      return { name, build: placingBuild };
    case 'coverage':
      return coverageOf(path, choices.wholeConditions === true);
    case 'concolic': {
      const { coverage = false, compound = true, calls = false, tokenizer } = choices;
      const chosen = { coverage, compound, calls, ...(tokenizer && { tokenizer: tokenizer }) };
      return { name: `concolic ${JSON.stringify(chosen)}`, build: concolicBuild(chosen) };
    }
  }
}

function coverageOf(path: PathChoice, wholeConditions: boolean): ChosenBuild {
  const name = path === 'none' ? 'coverage' : `coverage+${path}${wholeConditions ? '+whole' : ''}`;
  return { name, build: coverageBuild({ path, wholeConditions }) };
}
