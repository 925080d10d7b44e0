import type { CampaignObservations } from '../../campaign/ledger/observations.ts';
import { lowAcceptance, shippedGrammarFor } from '../low-acceptance.ts';
import { undecidedText } from '../undecided-text.ts';
import type { Advice, ReportData, ReportedCampaign } from './report-data.ts';

const mostAdvice = 5;

/** Proposes what to do next, from what stood in the way. */
export function adviceOn(
  report: Omit<ReportData, 'advice'>,
  grammars: CampaignObservations['grammars'],
): readonly Advice[] {
  const { campaign, findings, branches, solver, engine } = report;
  const { folder, outcomes, runs, limits } = campaign;
  const again = commandOf(campaign, grammars);
  const advice: Advice[] = [];
  const [first] = findings;
  const arms = branches.flatMap((branch) => branch.arms);
  if (first !== undefined) {
    advice.push({ text: `Fix \`${first.error.split('\n')[0]}\`: run the finding again.`, command: first.replay });
    advice.push({ text: 'Keep the corpus and the findings as tests.', command: `npx coppice suite ${folder}` });
  }
  if (campaign.complete) {
    advice.push({ text: 'Every feasible path within the bounds was run. Longer inputs may still find more.' });
    return advice.slice(0, mostAdvice);
  }
  const isStopped =
    campaign.state === 'unfinished' || limits.some((limit) => ['time', 'runs', 'interrupted'].includes(limit));
  const open = arms.filter(({ state }) => state !== 'taken' && state !== 'infeasible').length;
  if (isStopped && open > 0) {
    const text = `${open} of ${arms.length} branch arms ${open === 1 ? 'is' : 'are'} neither taken nor proved infeasible: continue the campaign.`;
    advice.push({ text, command: `${again} --resume --time 10m` });
  }
  const accepted = lowAcceptance(outcomes);
  if (accepted !== undefined && report.grammar === undefined) {
    const text = `Only ${accepted} of the inputs were accepted: give a grammar, or valid inputs with --seeds.`;
    advice.push({ text, command: `${again} --grammar ${shippedGrammarFor(campaign.target) ?? 'FILE'}` });
  }
  const [worst] = engine.concretizations;
  if (worst !== undefined) {
    advice.push({
      text: `Values are not followed at \`${worst.site}\`: ${worst.why} (${worst.count === 1 ? 'once' : `${worst.count} times`}). A model of the function, or a harness, can help.`,
    });
  }
  const hard = Object.entries(solver.unknownReasons).reduce(
    (sum, [reason, count]) => sum + (isHard(reason) ? count : 0),
    0,
  );
  if (hard > 0) {
    const text = `${hard === 1 ? '1 flip was' : `${hard} flips were`} too hard for the solver: another one, if it is installed, may decide more.`;
    advice.push({ text, command: `${again} --solver cvc5` });
  }
  if (findings.length === 0 && runs > 0 && campaign.sides === undefined) {
    const text = 'Nothing failed. A property tells Coppice what the result must be.';
    advice.push({ text, command: `${again} --property FILE#EXPORT` });
  }
  return advice.slice(0, mostAdvice);
}

/** The command of the campaign, with what it was given of its inputs. */
function commandOf(
  { target, sides, parameters }: ReportedCampaign,
  grammars: CampaignObservations['grammars'],
): string {
  const given = parameters.filter(({ from }) => from === 'inputs').map(({ domain }) => domain);
  const [grammar, ...others] = grammars;
  return [
    `npx coppice ${sides === undefined ? `run ${target}` : `compare ${sides.join(' ')}`}`,
    ...(given.length === 0 ? [] : [`--inputs '${given.join(', ').replaceAll("'", String.raw`'\''`)}'`]),
    ...(grammar === undefined || others.length > 0 ? [] : [`--grammar ${grammar.name}`]),
    ...(grammar?.start === undefined || others.length > 0 ? [] : [`--start ${grammar.start}`]),
  ].join(' ');
}

/** Only the quick methods were tried for the others: more time decides more of them. */
function isHard(reason: string): boolean {
  return !undecidedText(reason).startsWith('only the quick');
}
