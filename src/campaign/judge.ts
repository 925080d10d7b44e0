import { realpathSync } from 'node:fs';

import type { Input } from '../execution/input.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { Run } from '../execution/target.ts';
import { confirm } from '../oracle/confirm.ts';
import { locateHang } from '../oracle/locate-hang.ts';
import { judgeRun, type JudgeRules } from '../oracle/judge.ts';
import type { Campaign } from './campaign.ts';
import { keepFinding } from './keep.ts';

/** Takes a failing run for what it is: a new finding once it failed natively too, another input for a known one, or nothing. */
export async function judge(campaign: Campaign, { value, origin }: Input, run: Run): Promise<void> {
  const { options, findings } = campaign;
  const rules = rulesOf(campaign);
  const judged = judgeRun(run, rules);
  if (judged === undefined) return;
  const isCostly = judged.kind === 'hang' || judged.kind === 'memory';
  if (isCostly && !campaign.budget.allowsCostly()) return;
  const native = nativeOptions(options);
  const failing = judged.kind === 'hang' ? await locateHang(judged, value, native, rules) : judged;
  const addition = findings.add(value, origin, failing);
  const finding = findings.get(failing);
  if (finding === undefined) return;
  if (addition !== 'new') return;
  const settled = findings.settle(finding, await confirm(value, native, rules));
  if (settled !== undefined) keepFinding(campaign, settled);
}

/** Asked for with every run. */
const knownRules = new WeakMap<Campaign['options'], JudgeRules>();

export function rulesOf({ options }: Campaign): JudgeRules {
  let rules = knownRules.get(options);
  if (rules === undefined) {
    rules = { targetFile: realpathSync(options.file), allowed: options.allowedKinds };
    knownRules.set(options, rules);
  }
  return rules;
}

export function nativeOptions({ file, exportName, execution }: Campaign['options']): TargetOptions {
  return { ...execution, file, exportName, build: 'native' };
}
