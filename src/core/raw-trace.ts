export type Primitive = string | number | boolean | bigint | undefined | null;

/** Constants of expressions: primitives, and snapshots of tables that the subject only reads. */
export type RawConstant =
  | Primitive
  | { readonly kind: 'table'; readonly values: readonly Primitive[] }
  | { readonly kind: 'keys'; readonly keys: readonly Primitive[] }
  | { readonly kind: 'map'; readonly keys: readonly Primitive[]; readonly values: readonly Primitive[] }
  | { readonly kind: 'regExp'; readonly source: string; readonly flags: string };

/** Constants of a trace: `condition` is the JSON text of a `Predicate`. */
export type TraceConstant = RawConstant | { readonly kind: 'condition'; readonly text: string };

/**
 * First slot of an event. The three slots after it are site, node and detail:
 * - `branch`, `implicit`, `assume`: the truth of node decided; detail is 1 if it was true, else 0
 * - `key`: node is a `keyIndex`; detail is its value, -1 for none of the keys
 * - `concretization`: node is a condition that held (`sameValue(expr, value)`) and is assumed from here on;
 *   detail is the index of the constant that gives the reason
 * - `enter`, `exit`: site is that of a function; node and detail are 0
 * - `iteration`: a loop begins to run its body once more; `left`: the code after a loop runs; site is that of the loop
 * - `read`: site is 0, node is the number of an input, detail the position read
 */
export const eventKind = {
  branch: 1,
  implicit: 2,
  assume: 3,
  key: 4,
  concretization: 5,
  enter: 6,
  exit: 7,
  read: 8,
  iteration: 9,
  left: 10,
} as const;

export type EventKindName = keyof typeof eventKind;

/** Site of events in the target itself, which may not have been rewritten. */
export const targetSite = -1;

export const slotsPerEvent = 4;

/** An operator code (see `operators`) and three operands. */
export const slotsPerNode = 4;

/**
 * The trace of one run, as the subject's runtime writes it and the explorer reads it.
 * Node ids are greater than `base`, and the operands of a node have smaller ids than the node; 0 is no node.
 */
export interface RawTrace {
  readonly base: number;
  readonly nodeCount: number;
  /** `slotsPerNode` slots per node: first those of an unused node, then the nodes from `base + 1` on. */
  readonly nodes: Int32Array;
  /**
   * The first operand of a `const` node is an index into this list. Traces of one process share the list, which grows.
   * It has no prototype that a subject could change: it is read by index only.
   */
  readonly constants: readonly TraceConstant[];
  readonly eventCount: number;
  /** `slotsPerEvent` slots per event. */
  readonly events: Int32Array;
  /** Pairs of an `opaque` node and the constant that was its result, in the order of the calls. */
  readonly samples: Int32Array;
  /** Number of shadows dropped because the value next to them had changed. */
  readonly stale: number;
  /** For the first stale shadows, the site of the last event before: an approximate position. Read by index only. */
  readonly staleSites: readonly number[];
}
