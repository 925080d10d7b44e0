import type { ReportData } from './data/report-data.ts';

/**
 * Turns a report into text. A module with these exports, or with a default export that has them, is a reporter:
 * `coppice run ... --reporter ./my-reporter.mjs`.
 *
 * @example
 * ```ts
 * import type { ReportData, Reporter } from 'coppice';
 *
 * const reporter: Reporter = {
 *   fileName: 'open-branches.txt',
 *   report({ branches }: ReportData) {
 *     const open = branches.filter(({ arms }) => arms.some(({ state }) => state === 'unknown'));
 *     return open.map(({ site }) => `${site}\n`).join('');
 *   },
 * };
 * export default reporter;
 * ```
 */
export interface Reporter {
  /** The file that the text is written to, in the folder of reports. Without a name, the text is printed. */
  readonly fileName?: string;
  /** Receives everything that is known about the campaign, and returns the text of the report. */
  report(data: ReportData): string | Promise<string>;
}
