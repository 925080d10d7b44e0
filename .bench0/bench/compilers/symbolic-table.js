import { median } from './median.js';
import { percent, table } from './table.js';
/** Prints figure 7: where decisions were recorded, how many, and the results of the solver queries; medians. */
export function symbolicTable(ways) {
    const symbolic = [...ways].filter(([, results]) => results.some(({ summary }) => summary.engine.recordings > 0));
    const modules = symbolic[0]?.[1][0]?.figures?.modules ?? [];
    const rows = symbolic.map(([name, results]) => {
        const of = (value) => median(results.map(value));
        const share = (part, whole) => percent(of((result) => part(result) / Math.max(1, whole(result))), 1);
        const ratio = (part) => of((result) => part(result) / Math.max(1, result.summary.engine.recordings)).toFixed(1);
        return [
            name,
            ...modules.map((_, i) => share(({ figures }) => figures?.modules[i]?.events ?? 0, eventsOf)),
            share(({ figures }) => figures?.eventsElsewhere ?? 0, eventsOf),
            String(of(({ summary }) => summary.engine.recordings)),
            ratio(eventsOf),
            ratio(({ summary }) => summary.solver.queries),
            share(({ summary }) => summary.solver.unsat, ({ summary }) => summary.solver.queries),
            share(({ summary }) => summary.solver.unknown, ({ summary }) => summary.solver.queries),
            share(({ summary }) => summary.solver.seconds, ({ summary }) => summary.seconds),
        ];
    });
    const heads = ['recordings', 'constraints each', 'queries each', 'unsat %', 'unknown %', 'solver time %'];
    return table([['', ...modules.map(({ name }) => `${name} %`), 'elsewhere %', ...heads], ...rows]);
}
function eventsOf({ figures }) {
    return (figures?.modules ?? []).reduce((sum, { events }) => sum + events, figures?.eventsElsewhere ?? 0);
}
