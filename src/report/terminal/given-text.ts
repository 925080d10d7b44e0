import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { inputSources } from '../input-sources.ts';
import { row, rowsNamed, type Row } from './row.ts';

const longestDomain = 120;

/** Returns the inputs of the target, one row for each parameter, and what was left out. */
export function givenRows({ given }: CampaignSummary): readonly Row[] {
  const lines = given.parameters.map(
    ({ name, domain, from }) => `${name}: ${shortened(domain)} (${inputSources[from]})`,
  );
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
