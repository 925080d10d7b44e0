import type { CampaignOptions } from '../../campaign/prepare/campaign-options.ts';
import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { changedBetween } from '../../config/changed-between.ts';
import { comparisonSide } from '../../config/comparison-side.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import { differenceClasses, type SideComparison, type DifferenceClass } from '../../execution/comparison.ts';
import { parseTargetName, printTargetName } from '../../execution/target-name.ts';
import { kindsNotCompared } from '../../oracle/finding-kinds.ts';
import { rankedDifferences } from '../../finding/ranked-differences.ts';
import { defineCommand } from '../command.ts';
import { names, text } from '../option.ts';
import { readCampaignOptions } from './run/read-campaign-options.ts';
import { runOptions, type RunValues } from './run/run-options.ts';
import { performShownRun } from './run/shown-run.ts';

const compareOptions = {
  ...runOptions,
  normalize: text('FILE#EXPORT', 'function that maps each result before results are compared'),
  ignore: names('CLASSES', `classes of differences that are not reported: ${differenceClasses.join(', ')}`),
};

export const compareCommand = defineCommand(
  {
    operands: ['SIDE', 'SIDE...'],
    options: compareOptions,
    details:
      'A SIDE is FILE#EXPORT, PACKAGE#EXPORT (an installed package) or npm:PACKAGE@VERSION#EXPORT, which is installed\n' +
      'into a cache; without #EXPORT, the default export or the only function. All sides run on every input. Differences\n' +
      'are of the classes value (both return), acceptance (one rejects), error (both reject, with different errors) and\n' +
      'time (one does not finish, or runs out of memory). Those of one class and cause are listed once, with the smallest\n' +
      'input; differences in errors come last. Exit code 1 if there are differences. Arguments are those of the first\n' +
      'side, or --inputs.\n',
    examples: [
      { line: 'coppice compare ./old.ts#parse ./new.ts#parse', says: 'two versions of a function' },
      {
        line: 'coppice compare npm:json5@2.2.1#parse npm:json5@2.2.3#parse --seeds corpus --runs 2000',
        says: 'an upgrade check: exit code 1 if results change',
      },
      {
        line: 'coppice compare ./a.ts#parse ./b.ts#parse --ignore error --normalize ./plain.ts#plain',
        says: 'error messages may differ, and results are mapped before they are compared',
      },
    ],
  },
  (sides, values, io) => {
    const target = sides.join(' ');
    const named = (summary: CampaignSummary): CampaignSummary => ({
      ...summary,
      target,
      findings: rankedDifferences(summary.findings),
    });
    return performShownRun({ target, values, startMs: 0, read: () => comparisonOptions(sides, values), named }, io);
  },
);

type CompareValues = RunValues & {
  readonly normalize: string | undefined;
  readonly ignore: readonly string[] | undefined;
};

async function comparisonOptions(sides: readonly string[], values: CompareValues): Promise<CampaignOptions> {
  const ignored = readClasses(values.ignore ?? []);
  const targets = sides.map((side) => comparisonSide(side));
  const [first, ...others] = targets;
  if (first === undefined) throw new Error('a comparison has at least two sides');
  const comparison: SideComparison = {
    others,
    names: sides,
    ...(values.normalize === undefined ? {} : { normalize: parseTargetName(values.normalize) }),
    ignored,
  };
  // Instances of classes are compared as they were constructed; sequences of calls belong to `run`.
  const options = await readCampaignOptions(printTargetName(first), { ...values, calls: values.calls ?? 0 });
  const changed = changedBetween(targets);
  return {
    ...options,
    ...(changed === undefined ? {} : { changed }),
    allowedKinds: kindsNotCompared,
    execution: { ...options.execution, comparison },
  };
}

function readClasses(given: readonly string[]): readonly DifferenceClass[] {
  return given.map((name) => {
    const found = differenceClasses.find((known) => known === name);
    if (found !== undefined) return found;
    throw new CoppiceError('bad-value', `--ignore does not take \`${name}\``, {
      hint: `classes are ${differenceClasses.join(', ')}`,
    });
  });
}
