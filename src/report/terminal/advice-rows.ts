import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { lowAcceptance, shippedGrammarFor } from '../low-acceptance.ts';
import { row, type Row } from './row.ts';

/** What a user could add, where few texts are accepted: the code behind the parser is reached with valid ones only. */
export function adviceRows({ outcomes, given, words, complete, target }: CampaignSummary): readonly Row[] {
  const [only, ...others] = given.parameters;
  const accepted = lowAcceptance(outcomes);
  if (complete || words !== undefined || others.length > 0 || only?.domain.startsWith('string') !== true) return [];
  if (accepted === undefined) return [];
  const known = shippedGrammarFor(target);
  const grammar = known === undefined ? '--grammar FILE, which `coppice grammar mine` can write' : `--grammar ${known}`;
  return [
    row('advice', `${accepted} of the texts were accepted; more are with --seeds DIR (valid texts) or ${grammar}`),
  ];
}
