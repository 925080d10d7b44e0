import { percent, table } from './table.js';
/**
 * Prints figure 6: of the statements that a strategy or the best one covers with any seed, the percentage that only the
 * first covers, both cover, and only the best covers.
 */
export function relativeCoverage(ways, best) {
    const ofBest = coveredBy(best);
    const rows = ways
        .filter((way) => way !== best)
        .map((way) => {
        const own = coveredBy(way);
        const both = [...own].filter((statement) => ofBest.has(statement)).length;
        const all = own.size + ofBest.size - both;
        return [way.name, percent(own.size - both, all), percent(both, all), percent(ofBest.size - both, all)];
    });
    return table([['S', 'only S %', 'both %', `only ${best.name} %`], ...rows]);
}
function coveredBy({ figures }) {
    return new Set(figures.flatMap(({ covered }) => covered));
}
