import { eventKind, slotsPerEvent } from '../core/raw-trace.js';
import { decodeNodes } from './decode-nodes.js';
import { Evaluator } from './evaluate.js';
import { PathCondition } from './path-condition.js';
import { undefinedResult } from './undefined-result.js';
/** Decodes a trace of the runtime. A malformed trace is a bug in Coppice and throws. */
export function decodeTrace(raw, pool) {
    const nodes = decodeNodes(raw, pool);
    const exprOf = (node) => exprAt(nodes, node - raw.base);
    const decisions = [];
    const concretizations = [];
    const notes = [];
    const { events } = raw;
    for (let i = 0; i < raw.eventCount; i++) {
        const at = i * slotsPerEvent;
        const code = events[at];
        const site = events[at + 1];
        const node = events[at + 2];
        const detail = events[at + 3];
        const kind = kindNames[code];
        const before = decisions.length;
        if (kind === undefined)
            throw new RangeError(`event ${i} is of unknown kind ${code}`);
        if (kind === 'enter' || kind === 'exit')
            notes.push({ kind, site, before });
        else if (kind === 'read')
            notes.push({ kind, input: node, position: detail, before });
        else if (kind === 'concretization')
            concretizations.push({ site, condition: exprOf(node), why: raw.constants[detail], before });
        else if (kind === 'key')
            decisions.push({ kind, site, expr: exprOf(node), taken: detail });
        else
            decisions.push({ kind, site, expr: exprOf(node), taken: detail !== 0 });
    }
    return {
        path: new PathCondition(decisions, concretizations),
        notes,
        samples: decodeSamples(raw, nodes),
        stale: raw.stale,
        nodes,
    };
}
/** Adds the samples of a run to its assignment: without them, applications of opaque functions have no value. */
export function learnSamples(samples, assignment) {
    let learned = assignment;
    for (const { expr, result } of samples) {
        const [name, ...operands] = expr.operands.map((operand) => new Evaluator(learned).evaluate(operand));
        if (operands.includes(undefinedResult))
            continue;
        learned = learned.withSample({ name: name, operands: operands, result });
    }
    return learned;
}
/** Indexed by code. */
const kindNames = [];
for (const [name, code] of Object.entries(eventKind))
    kindNames[code] = name;
function decodeSamples({ base, samples, constants }, nodes) {
    const result = [];
    for (let i = 0; i + 1 < samples.length; i += 2) {
        const expr = exprAt(nodes, samples[i] - base);
        if (expr.kind !== 'application' || expr.name !== 'opaque')
            throw new RangeError(`a sample refers to ${expr.toString()}, which is not an opaque call`);
        result.push({ expr, result: constants[samples[i + 1]] });
    }
    return result;
}
function exprAt(nodes, node) {
    const expr = nodes[node];
    if (expr === undefined)
        throw new RangeError(`no expression at node ${node}`);
    return expr;
}
