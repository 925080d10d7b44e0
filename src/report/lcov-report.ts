import { branchesOf, coveredLines } from './covered-lines.ts';
import type { FileReport, ReportData } from './data/report-data.ts';
import type { Reporter } from './reporter.ts';

/** Coverage as editors and coverage services read it, in positions of the original files. */
export const lcovReport: Reporter = {
  fileName: 'lcov.info',
  report: ({ files, branches }) => files.map((file) => record(file, branches)).join(''),
};

function record(file: FileReport, all: ReportData['branches']): string {
  const { path, functions, coverage } = file;
  const lines = coveredLines(file);
  const arms = branchesOf(all, file).flatMap((branch, number) =>
    branch.arms.map(({ runs }, i) => `BRDA:${branch.line},${number},${i},${runs === 0 ? 0 : runs}`),
  );
  const names = uniqueNames(functions);
  return [
    'TN:',
    `SF:${path}`,
    ...functions.map(({ line }, i) => `FN:${line},${names[i]}`),
    ...functions.map(({ runs }, i) => `FNDA:${runs},${names[i]}`),
    `FNF:${coverage.functions.total}`,
    `FNH:${coverage.functions.covered}`,
    ...arms,
    `BRF:${coverage.branches.total}`,
    `BRH:${coverage.branches.covered}`,
    ...lines.map(({ line, runs }) => `DA:${line},${runs}`),
    `LF:${lines.length}`,
    `LH:${lines.filter(({ runs }) => runs > 0).length}`,
    'end_of_record\n',
  ].join('\n');
}

/** Names must be unique within a file: those that several functions have get their place. */
function uniqueNames(functions: FileReport['functions']): readonly string[] {
  const plain = functions.map(({ name }) => name.replaceAll(/[,\s]+/gu, ' '));
  const counts = new Map<string, number>();
  for (const name of plain) counts.set(name, (counts.get(name) ?? 0) + 1);
  return functions.map(({ line, column }, i) =>
    counts.get(plain[i]!) === 1 ? plain[i]! : `${plain[i]}@${line}:${column}`,
  );
}
