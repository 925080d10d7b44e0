import type { CampaignSummary } from '../campaign/summarize/summarize.ts';
import { row } from './row.ts';

type Source = CampaignSummary['given']['parameters'][number]['from'];

const sources: Readonly<Record<Source, string>> = {
  type: 'from its type',
  jsdoc: 'from its comment',
  default: 'from its default value',
  use: 'from how it is used',
  guess: 'a guess: no type is declared',
  inputs: 'as given',
  omitted: 'not among the given inputs',
  surroundings: 'from the surroundings of the target',
};

const longestDomain = 120;

/** Formats the inputs of the target, one line for each parameter, and what was left out. */
export function givenRows({ given }: CampaignSummary): readonly string[] {
  const lines = given.parameters.map(({ name, domain, from }) => `${name}: ${shortened(domain)} (${sources[from]})`);
  return [
    ...lines.map((line, i) => row(i === 0 ? 'inputs' : '', line)),
    ...depthRows(given),
    ...given.leftOut.map(({ name, why }, i) => row(i === 0 ? 'left out' : '', `${name}: ${why}`)),
  ];
}

function depthRows({ depth, exploredDepth }: CampaignSummary['given']): readonly string[] {
  if (depth === undefined) return [];
  const raised = exploredDepth === undefined ? '' : `, raised after everything within ${exploredDepth} was run`;
  return [row('depth', `recursive types have up to ${depth} levels${raised}`)];
}

function shortened(text: string): string {
  return text.length <= longestDomain ? text : `${text.slice(0, longestDomain)}...`;
}
