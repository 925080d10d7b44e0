import { exploreInTest } from './explore-in-test.ts';
import { defaultTimeoutMs, type ExploredOptions, type RegisterTest } from './explored-options.ts';
import { findingError } from './finding-error.ts';

/** Registers a campaign as a test of a runner. */
export function registerExplored(
  register: RegisterTest,
  {
    name,
    target,
    options,
  }: { readonly name: string; readonly target: string | URL; readonly options: ExploredOptions },
): void {
  const body = async (): Promise<void> => {
    const findings = await exploreInTest(name, target, options);
    if (findings.length > 0) throw findingError(findings);
  };
  register(name, body, options.timeoutMs ?? defaultTimeoutMs);
}
