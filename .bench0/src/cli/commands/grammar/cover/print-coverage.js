import { listNames } from '../../../list-names.js';
import { plural } from '../../../plural.js';
import { layOutTable } from '../../../table.js';
export async function printCoverage(report, io) {
    const { style } = io.out;
    const { parsed, failed, partial, lexing, kPaths } = report;
    const tokens = lexing === 'characters' ? '' : `, tokens by ${lexing}`;
    const lines = [`parsed ${parsed} of ${plural(parsed + failed.length, 'file')}${tokens}\n`];
    for (const { file, line, column, expected } of failed) {
        lines.push(`  ${style.yellow('failed')} ${file}:${line}:${column}, expected ${listNames(expected)}\n`);
    }
    for (const file of partial) {
        lines.push(`  ${style.yellow('partial')} ${file}: too ambiguous to visit every derivation\n`);
    }
    const rows = Object.entries(kPaths).map(([k, { covered, total }]) => [k, covered, total, share(covered, total)]);
    lines.push('\n', layOutTable([['k', 'covered', 'k-paths', ''], ...rows], 'right'));
    const [k, longest] = Object.entries(kPaths).at(-1);
    if (longest.missing.length > 0) {
        lines.push(`\nmissing at k = ${k}, the first ${longest.missing.length}:\n`);
        lines.push(...longest.missing.map((path) => `  ${path}\n`));
    }
    await io.out.write(lines.join(''));
}
function share(covered, total) {
    if (total === '0')
        return '';
    return `${((100 * Number(covered)) / Number(total)).toFixed(1)}%`;
}
