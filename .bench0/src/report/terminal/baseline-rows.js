import { row } from './row.js';
/** Returns the findings that were known before, one row each, and those that were fixed. */
export function baselineRows({ baseline, findings }) {
    if (baseline === undefined)
        return [];
    const { file, fixed, updated } = baseline;
    const counts = `${baseline.new} new, ${baseline.known} known, ${fixed.length} fixed`;
    const hint = fixed.length > 0 && !updated ? ' (--update-baseline removes what is fixed)' : '';
    return [
        row('baseline', `${counts} in ${file}${updated ? ', which was updated' : hint}`),
        ...findings
            .filter(({ status }) => status === 'known')
            .map(({ id, kind, error }) => row('', `known: ${id} ${kind}: ${error.split('\n')[0] ?? ''}`)),
        ...fixed.map(({ kind, error }) => row('', `fixed: ${kind}: ${error}`)),
    ];
}
