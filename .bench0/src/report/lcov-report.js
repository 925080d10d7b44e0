import { branchesOf, coveredLines } from './covered-lines.js';
/** Coverage as editors and coverage services read it, in positions of the original files. */
export const lcovReport = {
    fileName: 'lcov.info',
    report: ({ files, branches }) => files.map((file) => record(file, branches)).join(''),
};
function record(file, all) {
    const { path, functions, coverage } = file;
    const lines = coveredLines(file);
    const arms = branchesOf(all, file).flatMap((branch, number) => branch.arms.map(({ runs }, i) => `BRDA:${branch.line},${number},${i},${runs === 0 ? 0 : runs}`));
    // Names must be unique within a file.
    const names = functions.map(({ name, line, column }) => `${name.replaceAll(/[,\s]+/gu, ' ')}@${line}:${column}`);
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
