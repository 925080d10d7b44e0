import { median } from './median.js';
import { percent, table } from './table.js';
/**
 * Prints figure 5: inputs, statements covered in total, and for each module the inputs that reach it and its coverage;
 * medians.
 */
export function coverageTable(ways, hasReach) {
    const modules = ways[0]?.figures[0]?.modules ?? [];
    const heads = modules.flatMap(({ name }) => (hasReach ? [`${name} reach %`, `${name} %`] : [`${name} %`]));
    const rows = ways.map(({ name, figures }) => {
        const of = (value) => median(figures.map(value));
        const cells = modules.flatMap((_, i) => {
            const reach = percent(of(({ inputs, modules: m }) => (m[i]?.reachedBy ?? 0) / inputs), 1);
            const covered = percent(of(({ modules: m }) => (m[i]?.covered ?? 0) / (m[i]?.statements ?? 1)), 1);
            return hasReach ? [reach, covered] : [covered];
        });
        const total = percent(of(({ covered, statements }) => covered.length / statements), 1);
        return [name, String(of(({ inputs }) => inputs)), total, ...cells];
    });
    return table([['', 'inputs', 'total %', ...heads], ...rows]);
}
