import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface FastCheckRequest {
  /** Exports `run`. */
  readonly file: string;
  readonly seed: number;
  /** Of all processes together. */
  readonly cpuSeconds: number;
}

export interface FastCheckResult {
  readonly branches: { readonly covered: number; readonly total: number };
  readonly runs: number;
}

const main = fileURLToPath(new URL('fast-check-main.js', import.meta.url));

/** Runs texts that fast-check draws, and nothing else; branches are counted as in a campaign. */
export function fastCheckStrings(request: FastCheckRequest): FastCheckResult {
  return JSON.parse(
    execFileSync(process.execPath, [main, JSON.stringify(request)], { encoding: 'utf8' }),
  ) as FastCheckResult;
}
