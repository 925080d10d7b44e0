import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Domain } from '../constraint/domains/domain.ts';
import { readTargetSettings, type TargetSettings } from '../config/target-settings.ts';
import type { TargetOptions } from '../execution/open-target.ts';
import type { ReplaySettings } from '../finding/replay-settings.ts';
import { kindsNotCompared, type FindingKind } from '../oracle/finding-kinds.ts';
import type { JudgeRules } from '../oracle/judge.ts';
import type { InputShape } from './read-input.ts';
import { targetFlags, type TargetValues } from './target-options.ts';

const defaultTimeLimitMs = 5000;

/** A target that is run natively on given inputs, and the rules for judging its runs. */
export interface TargetSetup {
  readonly options: TargetOptions;
  readonly rules: JudgeRules;
  readonly settings: TargetSettings;
  readonly shape: InputShape;
}

export async function setUpTarget(target: string | undefined, values: TargetValues): Promise<TargetSetup> {
  const settings = await readTargetSettings(targetFlags(target, values, undefined));
  const { file, exportName, execution, allowedKinds, domains } = settings;
  return {
    options: { timeLimitMs: defaultTimeLimitMs, ...execution, file, exportName, build: 'native', printResults: true },
    rules: rulesFor(file, allowedKinds),
    settings,
    shape: shapeOf(domains),
  };
}

/** The target of a finding as its campaign ran it, and the rules by which it was judged. */
export function setUpFinding({ file, exportName, execution }: ReplaySettings): Pick<TargetSetup, 'options' | 'rules'> {
  return {
    options: { ...execution, file, exportName, build: 'native', printResults: true },
    rules: rulesFor(file, execution.comparison === undefined ? [] : kindsNotCompared),
  };
}

export function rulesFor(file: string, allowed: readonly FindingKind[]): JudgeRules {
  const path = resolve(file);
  return { targetFile: existsSync(path) ? realpathSync(path) : path, allowed };
}

function shapeOf(domains: readonly Domain[]): InputShape {
  const [first] = domains;
  if (domains.length !== 1 || first === undefined) return 'args';
  if (first.kind === 'string') return 'text';
  return first.kind === 'bytes' ? 'bytes' : 'args';
}
