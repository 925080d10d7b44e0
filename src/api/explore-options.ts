import type { Config } from '../config/define-config.ts';
import type { CampaignProgress } from '../campaign/campaign-progress.ts';

/**
 * How `explore` runs a campaign. Everything that a configuration can say, with paths relative to the working directory and
 * functions named as `FILE#EXPORT`: they run in the process of the target, which imports them.
 *
 * @example
 * ```ts
 * const options: ExploreOptions = { runs: 500, workers: 1, seed: 7, rejects: ['ParseError'] };
 * ```
 */
export interface ExploreOptions extends Omit<Config, 'target' | 'check' | 'roundTrip' | 'rejects'> {
  /** Path of a configuration file; without it, the nearest `coppice.config.*` is read as by `coppice run`; `false`: none. */
  readonly config?: string | false;
  /** Properties that results have to satisfy, as `FILE#EXPORT`. */
  readonly check?: string | readonly string[];
  /** The function that prints a result, as `FILE#EXPORT`; reading that again has to give an equal result. */
  readonly roundTrip?: string;
  /** Names of error classes that mean "invalid input". */
  readonly rejects?: string | readonly string[];
  /** Continues the last campaign of the target in the folder `out`. */
  readonly resume?: boolean;
  /** Ends the campaign: `explore` then resolves to what was found so far, with `stoppedBy` `interrupted`. */
  readonly signal?: AbortSignal;
  /** Is called now and then, about twice a second, with how far the campaign has come. */
  readonly onProgress?: (progress: CampaignProgress) => void;
}
