import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { row, rowsNamed, type Row } from './row.ts';

type Source = CampaignSummary['given']['parameters'][number]['from'];

const sources: Readonly<Record<Source, string>> = {
  type: 'from its type',
  jsdoc: 'from its comment',
  default: 'from its default value',
  use: 'from how it is used',
  guess: 'a guess: the code declares no type',
  inputs: 'as given',
  omitted: 'not among the given inputs',
  surroundings: 'from the surroundings of the target',
  members: 'the members of the class',
};

const longestDomain = 120;

/** Returns the inputs of the target, one row for each parameter, and what was left out. */
export function givenRows({ given }: CampaignSummary): readonly Row[] {
  const lines = given.parameters.map(({ name, domain, from }) => `${name}: ${shortened(domain)} (${sources[from]})`);
  return [
    ...rowsNamed('inputs', lines),
    ...depthRows(given),
    ...rowsNamed(
      'left out',
      given.leftOut.map(({ name, why }) => `${name}: ${why}`),
    ),
  ];
}

function depthRows({ depth, exploredDepth }: CampaignSummary['given']): readonly Row[] {
  if (depth === undefined) return [];
  const raised = exploredDepth === undefined ? '' : `, raised after everything within ${exploredDepth} was run`;
  return [row('depth', `recursive types have up to ${depth} levels${raised}`)];
}

function shortened(text: string): string {
  return text.length <= longestDomain ? text : `${text.slice(0, longestDomain)}...`;
}
