import { isStackOverflow } from '../core/errors/is-stack-overflow.ts';
import type { Unknown, Verdict } from '../solver/chain/verdict.ts';
import type { OpenRun } from './open-run.ts';

/**
 * Solves a flip of a run. A condition may be nested too deeply for a part of the solver that recurses; then the verdict is
 * unknown.
 */
export async function askSafely<Asked extends Verdict | undefined>(
  { paths }: OpenRun,
  ask: () => Promise<Asked>,
): Promise<Asked | Unknown> {
  try {
    return await ask();
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    // An open path may have stored half of what it computed.
    paths.clear();
    return { kind: 'unknown', reason: 'solver: the condition is nested too deeply' };
  }
}
