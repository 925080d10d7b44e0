import type { CampaignControl } from '../campaign/run-campaign.ts';
import { checkOptions } from '../config/check-config.ts';
import type { CampaignRequest } from '../config/resolve-campaign.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import type { ExploreOptions } from './explore-options.ts';

interface ExploreRequest extends Pick<CampaignControl, 'signal' | 'onProgress'> {
  readonly request: CampaignRequest;
}

/** Checks the options of `explore` and sorts them: what the campaign is, and what watches over it. */
export function exploreRequest(target: string, options: ExploreOptions): ExploreRequest {
  if (typeof options !== 'object' || options === null) throw bad('the options are not an object');
  const { config, resume = false, signal, onProgress, ...said } = options;
  if (config !== undefined && config !== false && typeof config !== 'string') throw bad('`config` is no path');
  if (typeof resume !== 'boolean') throw bad('`resume` is neither true nor false');
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw bad('`signal` is no AbortSignal');
  if (onProgress !== undefined && typeof onProgress !== 'function') throw bad('`onProgress` is no function');
  if (Object.hasOwn(said, 'target')) throw bad('`target` is the first argument, not an option');
  return {
    request: {
      target: { target, config, options: checkOptions(said, process.cwd()) },
      settings: {},
      resume,
    },
    signal: signal ?? new AbortController().signal,
    onProgress: onProgress ?? (() => undefined),
  };
}

function bad(message: string): CoppiceError {
  return new CoppiceError('bad-value', message);
}
