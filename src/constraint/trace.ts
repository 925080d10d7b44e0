import { eventKind, slotsPerEvent, type EventKindName, type Primitive, type RawTrace } from '../core/raw-trace.ts';
import type { Assignment } from './assignment.ts';
import { decodeNodes } from './decode-nodes.ts';
import { Evaluator } from './evaluate.ts';
import type { Application, Expr } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';
import { PathCondition, type Decision, type Concretization } from './path-condition.ts';
import { undefinedResult } from './undefined-result.ts';

/** An observed result of a function without a model. */
export interface OpaqueSample {
  readonly expr: Application;
  readonly result: Primitive;
}

/** Optional events between the decisions: function entries and exits, iterations and ends of loops, and positions of the inputs that were read. */
type Note =
  | { readonly kind: 'enter' | 'exit' | 'iteration' | 'left'; readonly site: number; readonly before: number }
  | { readonly kind: 'read'; readonly input: number; readonly position: number; readonly before: number };

export interface Trace {
  readonly path: PathCondition;
  readonly notes: readonly Note[];
  readonly samples: readonly OpaqueSample[];
  readonly stale: number;
  /** Indexed by node id minus the raw trace's base. */
  readonly nodes: readonly (Expr | undefined)[];
}

/** Decodes a trace of the runtime. A malformed trace is a bug in Coppice and throws. */
export function decodeTrace(raw: RawTrace, pool: ExpressionPool): Trace {
  const nodes = decodeNodes(raw, pool);
  const exprOf = (node: number): Expr => exprAt(nodes, node - raw.base);
  const decisions: Decision[] = [];
  const concretizations: Concretization[] = [];
  const notes: Note[] = [];
  const { events } = raw;
  for (let i = 0; i < raw.eventCount; i++) {
    const at = i * slotsPerEvent;
    const code = events[at]!;
    const site = events[at + 1]!;
    const node = events[at + 2]!;
    const detail = events[at + 3]!;
    const kind = kindNames[code];
    const before = decisions.length;
    if (kind === undefined) throw new RangeError(`event ${i} is of unknown kind ${code}`);
    if (kind === 'enter' || kind === 'exit' || kind === 'iteration' || kind === 'left')
      notes.push({ kind, site, before });
    else if (kind === 'read') notes.push({ kind, input: node, position: detail, before });
    else if (kind === 'concretization')
      concretizations.push({ site, condition: exprOf(node), why: raw.constants[detail] as string, before });
    else if (kind === 'key') decisions.push({ kind, site, expr: exprOf(node), taken: detail });
    else decisions.push({ kind, site, expr: exprOf(node), taken: detail !== 0 });
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
export function learnSamples(samples: readonly OpaqueSample[], assignment: Assignment): Assignment {
  let learned = assignment;
  for (const { expr, result } of samples) {
    const [name, ...operands] = expr.operands.map((operand) => new Evaluator(learned).evaluate(operand));
    if (operands.includes(undefinedResult)) continue;
    learned = learned.withSample({ name: name as string, operands: operands as Primitive[], result });
  }
  return learned;
}

/** Indexed by code. */
const kindNames: (EventKindName | undefined)[] = [];
for (const [name, code] of Object.entries(eventKind)) kindNames[code] = name as EventKindName;

function decodeSamples(
  { base, samples, constants }: RawTrace,
  nodes: readonly (Expr | undefined)[],
): readonly OpaqueSample[] {
  const result: OpaqueSample[] = [];
  for (let i = 0; i + 1 < samples.length; i += 2) {
    const expr = exprAt(nodes, samples[i]! - base);
    if (expr.kind !== 'application' || expr.name !== 'opaque')
      throw new RangeError(`a sample refers to ${expr.toString()}, which is not an opaque call`);
    result.push({ expr, result: constants[samples[i + 1]!] as Primitive });
  }
  return result;
}

function exprAt(nodes: readonly (Expr | undefined)[], node: number): Expr {
  const expr = nodes[node];
  if (expr === undefined) throw new RangeError(`no expression at node ${node}`);
  return expr;
}
