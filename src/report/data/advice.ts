import type { Advice, ReportData } from './report-data.ts';

const fewAccepted = 0.1;
const mostAdvice = 5;

/** Proposes what to do next, from what stood in the way. */
export function adviceOn(report: Omit<ReportData, 'advice'>): readonly Advice[] {
  const { campaign, findings, branches, solver, engine } = report;
  const { target, folder, outcomes, runs, limits } = campaign;
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
    advice.push({ text, command: `npx coppice run ${target} --resume --time 10m` });
  }
  if (runs > 0 && outcomes.returned / runs < fewAccepted && report.grammar === undefined) {
    const text = `Only ${Math.round((100 * outcomes.returned) / runs)}% of the inputs were accepted: give a grammar.`;
    advice.push({ text, command: `npx coppice run ${target} --grammar FILE` });
  }
  const [worst] = engine.concretizations;
  if (worst !== undefined) {
    advice.push({
      text: `Values are not followed at \`${worst.site}\`: ${worst.why} (${worst.count === 1 ? 'once' : `${worst.count} times`}).`,
    });
  }
  if (solver.unknown > 0) {
    const text = `${solver.unknown === 1 ? '1 flip was' : `${solver.unknown} flips were`} left unknown: another solver may decide more.`;
    advice.push({ text, command: `npx coppice run ${target} --solver cvc5` });
  }
  if (findings.length === 0 && runs > 0) {
    const text = 'Nothing failed. A property tells Coppice what the result must be.';
    advice.push({ text, command: `npx coppice run ${target} --property FILE#EXPORT` });
  }
  return advice.slice(0, mostAdvice);
}
