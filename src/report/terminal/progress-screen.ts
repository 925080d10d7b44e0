import type { CampaignProgress } from '../../campaign/campaign-progress.ts';
import { shortenToWidth } from '../../core/text/display-width.ts';
import type { TextView } from './text-view.ts';

/** What a campaign is about; the progress says how far it is. */
export interface ShownCampaign {
  readonly target: string;
  readonly timeMs?: number | undefined;
  readonly runs?: number | undefined;
}

const widestBar = 40;
const narrowestBar = 8;

/** Formats progress for a screen that is drawn anew each time; every line fits. */
export function progressScreen(shown: ShownCampaign, progress: CampaignProgress, view: TextView): readonly string[] {
  const { style, width = 80 } = view;
  const { phase, findings } = progress;
  const found = findings === 0 ? 'none yet' : style.red(String(findings));
  const head = `${style.bold(phase)} ${shown.target}  ${style.dim(timeText(shown, progress))}`;
  const lines = progress.runs === 0 ? [head] : [head, `findings  ${found}`, ...activityLines(shown, progress, view)];
  return lines.map((line) => shortenToWidth(line, width - 1));
}

function activityLines(shown: ShownCampaign, progress: CampaignProgress, view: TextView): readonly string[] {
  const { accepted, paths, solver, secondsSinceGain } = progress;
  const { sat, unsat, unknown } = solver;
  return [
    `branches  ${coverageText(progress, view)}, last new ${secondsText(secondsSinceGain)} ago`,
    `runs      ${runsText(shown, progress)}, ${percentText(accepted)} accepted, ${paths.toLocaleString('en')} paths`,
    `solver    ${sat} sat, ${unsat} unsat, ${unknown} unknown`,
    `inputs    ${originsText(progress)}`,
  ];
}

/** Time alone, or with the limit of the campaign. */
function timeText({ timeMs }: ShownCampaign, { seconds }: CampaignProgress): string {
  if (timeMs === undefined) return secondsText(seconds);
  return `${secondsText(Math.max(0, timeMs / 1000 - seconds))} left of ${secondsText(timeMs / 1000)}`;
}

function runsText({ runs: most }: ShownCampaign, { runs, seconds }: CampaignProgress): string {
  const speed = `${Math.round(runs / Math.max(seconds, 0.001)).toLocaleString('en')}/s`;
  const all = most === undefined ? '' : ` of ${most.toLocaleString('en')}`;
  return `${runs.toLocaleString('en')}${all} (${speed})`;
}

function coverageText({ branches: { covered, total } }: CampaignProgress, { style, width = 80 }: TextView): string {
  const share = total === 0 ? 0 : covered / total;
  const length = Math.max(narrowestBar, Math.min(widestBar, width - 52));
  const full = Math.round(share * length);
  const bar = `${style.green('█'.repeat(full))}${style.dim('░'.repeat(length - full))}`;
  return `${bar} ${covered} of ${total} (${percentText(share)})`;
}

const mostOrigins = 4;

/** The shares of the ways in which inputs are made. */
function originsText({ runs, runsByOrigin }: CampaignProgress): string {
  const shares = Object.entries(runsByOrigin).map(([kind, count]) => [kind, count / runs] as const);
  const all = shares
    .filter(([, share]) => share >= 0.005)
    .map(([kind, share]) => `${percentText(share)} ${originTexts[kind] ?? kind}`);
  return all.slice(0, mostOrigins).join(', ');
}

const originTexts: Readonly<Record<string, string>> = {
  flip: 'solved',
  'optimistic-flip': 'solved in part',
  'joint-flip': 'several flips together',
  'concretization-flip': 'other values',
  mutation: 'mutated',
  default: 'defaults',
  comparison: 'from comparisons',
  word: 'words',
  template: 'from templates',
  probe: 'probes',
};

function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function secondsText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 120) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 120 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
