import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface FastCheckRequest {
  /** The file must export `run`. */
  readonly file: string;
  readonly seed: number;
  /** Limit for all processes together. */
  readonly cpuSeconds: number;
}

export interface FastCheckResult {
  readonly branches: { readonly covered: number; readonly total: number };
  readonly runs: number;
}

const main = fileURLToPath(new URL('fast-check-main.js', import.meta.url));

/** Runs only texts drawn by fast-check; branches are counted as in a campaign. */
export function fastCheckStrings(request: FastCheckRequest): FastCheckResult {
  return JSON.parse(
    execFileSync(process.execPath, [main, JSON.stringify(request)], { encoding: 'utf8' }),
  ) as FastCheckResult;
}
