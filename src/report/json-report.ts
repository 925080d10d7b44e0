import type { Reporter } from './reporter.ts';

/** The data of the report itself. */
export const jsonReport: Reporter = {
  fileName: 'report.json',
  report: (data) => `${JSON.stringify(data, undefined, 2)}\n`,
};
