import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { shippedGrammars } from '../../grammar/shipped-grammars.ts';
import { row, type Row } from './row.ts';

/** With fewer runs, the share of accepted inputs says little. */
const fewestRuns = 1000;
const lowAcceptance = 0.1;

/** What a user could add, where few texts are accepted: the code behind the parser is reached with valid ones only. */
export function adviceRows({ outcomes, given, words, complete, target }: CampaignSummary): readonly Row[] {
  const { returned, rejected } = outcomes;
  const [only, ...others] = given.parameters;
  const share = returned / Math.max(1, returned + rejected);
  if (complete || words !== undefined || others.length > 0 || only?.domain.startsWith('string') !== true) return [];
  if (returned + rejected < fewestRuns || share >= lowAcceptance) return [];
  const known = shippedGrammarFor(target);
  const grammar = known === undefined ? '--grammar FILE, which `coppice grammar mine` can write' : `--grammar ${known}`;
  const percent = `${(100 * share).toFixed(share < 0.01 ? 1 : 0)}%`;
  return [
    row('advice', `${percent} of the texts were accepted; more are with --seeds DIR (valid texts) or ${grammar}`),
  ];
}

/** The shipped grammar that the target seems to be named after; the longest of several names. */
function shippedGrammarFor(target: string): string | undefined {
  const parts = new Set(target.toLowerCase().split(/[^a-z0-9]+/u));
  const named = shippedGrammars().filter(({ name }) => name.split('-').every((part) => parts.has(part)));
  return named.sort((a, b) => b.name.length - a.name.length)[0]?.name;
}
