import { defaultMode } from '../../lexer-rule.ts';
import type { ScannerRule } from './scanner-rule.ts';

/**
 * Start conditions that are entered without a token: the text matched there, up to the path back, is part of one token
 * (a string) or of none (a comment), although lex matches it in segments.
 */
export interface Excursion {
  readonly modes: ReadonlySet<string>;
  readonly steps: readonly ExcursionStep[];
}

/** One rule in one mode, and the mode that it leads to. */
export interface ExcursionStep {
  readonly rule: ScannerRule;
  readonly from: string;
  readonly to: string;
}

export function findExcursions(rules: readonly ScannerRule[]): Excursion[] {
  const steps = stepsOf(rules);
  const moves = steps.filter(({ from, to }) => from !== to && to !== defaultMode);
  const announced = new Set(moves.filter(({ rule }) => rule.outcome.kind === 'tokens').map(({ to }) => to));
  const silent = moves.filter(({ rule, to }) => rule.outcome.kind === 'silent' && !announced.has(to));
  const open = new Set(silent.map(({ to }) => to));
  const excursions: Excursion[] = [];
  for (const mode of open) {
    const modes = connected(mode, open, steps);
    for (const member of modes) open.delete(member);
    excursions.push({ modes, steps: steps.filter(({ from, to }) => modes.has(from) || modes.has(to)) });
  }
  return excursions;
}

/** Returns the modes among `candidates` that are connected by steps, directly or indirectly. */
function connected(mode: string, candidates: ReadonlySet<string>, steps: readonly ExcursionStep[]): Set<string> {
  const modes = new Set([mode]);
  for (const member of modes) {
    for (const { from, to } of steps) {
      if (from === member && candidates.has(to)) modes.add(to);
      if (to === member && candidates.has(from)) modes.add(from);
    }
  }
  return modes;
}

/** A pop leads back to every mode that may have pushed. */
function stepsOf(rules: readonly ScannerRule[]): ExcursionStep[] {
  const pushers = new Map<string, Set<string>>();
  for (const { modes, modeActions } of rules) {
    for (const action of modeActions) {
      if (action.kind === 'push') pushers.set(action.mode, new Set([...(pushers.get(action.mode) ?? []), ...modes]));
    }
  }
  return rules.flatMap((rule) =>
    rule.modes.flatMap((from) => {
      const [action] = rule.modeActions;
      if (action === undefined) return [{ rule, from, to: from }];
      if (action.kind !== 'pop') return [{ rule, from, to: action.mode }];
      return [...(pushers.get(from) ?? [defaultMode])].map((to) => ({ rule, from, to }));
    }),
  );
}
