import { resolve } from 'node:path';
import { Assignment } from '../constraint/assignment.js';
import { ExpressionPool } from '../constraint/expression-pool.js';
import { printExpression } from '../constraint/print-expression.js';
import { decodeTrace, learnSamples } from '../constraint/trace.js';
import { valuesOfRun } from '../execution/input/run-values.js';
import { sourceLines } from './code-frame.js';
import { ReadRanges } from './read-ranges.js';
const mostSteps = 60;
const longestCondition = 160;
const longestCode = 160;
/** The decisions of a recorded run. Undefined if it was not recorded. */
export function stepsOf({ input, symbolic, trace }, places, names) {
    if (trace === undefined)
        return undefined;
    const { path, samples } = decodeTrace(trace, new ExpressionPool());
    const assignment = learnSamples(samples, Assignment.from(valuesOfRun(input, symbolic)));
    const ranges = new ReadRanges(assignment);
    const codeAt = codeReader(places);
    // Decisions of the code between input and target have no place in the user's source.
    const own = path.decisions.filter(({ site }) => /:\d+:\d+$/u.test(places.siteText(site)));
    const groups = grouped(own);
    const steps = groups.slice(-mostSteps).map(({ decision, read, times }) => ({
        site: places.siteText(decision.site),
        code: codeAt(decision.site),
        condition: shortened(printExpression(decision.expr, names.printed), longestCondition),
        taken: wayOf(decision),
        reads: ranges.of(read).map((range) => named(range, names)),
        times,
    }));
    return { steps, leftOut: groups.length - steps.length };
}
function named({ input, from, to }, { parts }) {
    const of = parts.get(input);
    return { ...(of === undefined ? {} : { of }), ...(from === undefined || to === undefined ? {} : { from, to }) };
}
function grouped(decisions) {
    const groups = [];
    for (const decision of decisions) {
        const last = groups.at(-1);
        if (last?.decision.site === decision.site && last.decision.taken === decision.taken) {
            last.read.push(decision.expr);
            last.times++;
        }
        else
            groups.push({ decision, read: [decision.expr], times: 1 });
    }
    return groups;
}
function wayOf({ kind, expr, taken }) {
    if (kind !== 'key')
        return taken;
    return keysOf(expr)[taken] ?? null;
}
function keysOf(expr) {
    const table = expr.kind === 'application' ? expr.operands[0] : undefined;
    const keys = table?.kind === 'constant' ? table.value : undefined;
    return typeof keys === 'object' && keys?.kind === 'keys' ? keys.keys.map(String) : [];
}
/** Reads each file once. */
function codeReader(places) {
    const files = new Map();
    return (site) => {
        const located = places.siteOf(site);
        if (located === undefined)
            return '';
        const file = resolve(located.table.file);
        const lines = files.get(file) ?? sourceLines(file);
        files.set(file, lines);
        return shortened((lines[located.site.line - 1] ?? '').trim(), longestCode);
    };
}
function shortened(text, most) {
    return text.length <= most ? text : `${text.slice(0, most)}…`;
}
