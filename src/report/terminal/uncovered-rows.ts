import type { ArmReport, ArmState, BranchReport, ReportData } from '../data/report-data.ts';
import { row, rowsNamed, type Row } from './row.ts';
import { mostShown, type TextView } from './text-view.ts';

const usualNumber = 5;
/** Most branches of one file that are named in a row, because they have the same reason. */
const usualPlaces = 4;

/** Branches that no run took, with the reasons; those on which the solver worked come first. */
export function uncoveredRows({ branches }: Pick<ReportData, 'branches'>, view: TextView): readonly Row[] {
  const arms = branches.flatMap((branch) => branch.arms.map((arm) => ({ branch, arm })));
  const groups = grouped(arms.filter(({ arm }) => arm.state !== 'taken'));
  if (groups.length === 0) return [];
  const most = mostShown(view, usualNumber);
  const left = groups.slice(most).reduce((sum, group) => sum + group.length, 0);
  return [
    ...rowsNamed(
      'uncovered',
      groups.slice(0, most).map((group) => groupText(group, view)),
    ),
    ...(left === 0 ? [] : [row('', `and ${counted(left)} more: npx coppice report --format text`)]),
  ];
}

interface Uncovered {
  readonly branch: BranchReport;
  readonly arm: ArmReport;
}

type Group = readonly [Uncovered, ...Uncovered[]];

/** Branches of one file with one reason are one group, as are those in a function that was not called. */
function grouped(uncovered: readonly Uncovered[]): readonly Group[] {
  const groups = new Map<string, [Uncovered, ...Uncovered[]]>();
  for (const each of uncovered) {
    const { branch, arm } = each;
    const key = JSON.stringify([branch.file, arm.state, arm.reason, isUncalled(arm) ? arm.after : '']);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()].sort(([a], [b]) => rankOf(a) - rankOf(b));
}

function groupText(group: Group, view: TextView): string {
  const [{ branch, arm }] = group;
  const { reason = '', after = '', state } = arm;
  if (isUncalled(arm)) return `${after} ${reason}: ${counted(group.length)}`;
  const places = [...new Set(group.map(placeText))];
  const shown = places.slice(0, mostShown(view, usualPlaces));
  const more = places.length > shown.length ? ` and ${places.length - shown.length} more` : '';
  const proved = state === 'infeasible' ? 'infeasible: ' : '';
  return `${branch.file}:${shown.join(', ')}${more}: ${proved}${reason}`;
}

function placeText({ branch: { line, column }, arm: { when } }: Uncovered): string {
  return `${line}:${column} never ${when}`;
}

/** Its function was not called: that is said once for all its branches. */
function isUncalled({ state, reason = '', after }: ArmReport): boolean {
  return state === 'unreached' && after !== undefined && reason.startsWith('the function');
}

/** The order in which they are listed: first those about which something can be done. */
const ranks: readonly ArmState[] = ['lost', 'unknown', 'concretized', 'unreached', 'infeasible'];

function rankOf({ arm }: Uncovered): number {
  return isUncalled(arm) ? ranks.indexOf('unreached') + 0.5 : ranks.indexOf(arm.state);
}

function counted(branches: number): string {
  return `${branches} ${branches === 1 ? 'branch' : 'branches'}`;
}
