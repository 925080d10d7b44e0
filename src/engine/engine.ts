import type { OpenTarget } from '../execution/open-target.ts';
import type { Explorer } from './explorer.ts';
import type { ExplorerOptions } from './explorer-options.ts';

/** How a campaign reaches its subject: every run, recording and solution comes from what an engine opens. */
export interface Engine {
  /** Opens the target for runs that are not recorded. */
  readonly openTarget: OpenTarget;
  /** Opens explorers of one target, which work at the same time. */
  openExplorers(options: ExplorerOptions, count: number): Promise<readonly Explorer[]>;
}
