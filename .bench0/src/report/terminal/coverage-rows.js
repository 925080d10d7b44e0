import { rowsNamed } from './row.js';
/**
 * Returns the coverage of the functions that were entered, then that of all files: functions that no run entered may not be
 * reachable from the target, so their branches are counted apart.
 */
export function coverageRows({ coverage }) {
    const { branches, statements, functions, entered } = coverage;
    const own = entered.branches;
    if (own.total === branches.total) {
        return rowsNamed('coverage', [`${countText(branches)} branches${allText(coverage)}`]);
    }
    const outside = branches.total - own.total;
    return rowsNamed('coverage', [
        `${countText(own)} branches in the functions that ran (${countText(functions)})`,
        `${outside} branches elsewhere: in functions that no run entered, or run by loading only`,
        `in all loaded files: ${countText(branches)} branches, ${countText(statements)} statements`,
    ]);
}
function allText({ statements, functions }) {
    return `, ${countText(statements)} statements, ${countText(functions)} functions`;
}
function countText({ covered, total }) {
    return `${covered} of ${total}`;
}
