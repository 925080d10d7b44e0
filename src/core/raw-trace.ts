export type Primitive = string | number | boolean | bigint | undefined | null;

/** What expressions hold as constants: primitives as themselves, and snapshots of tables the subject only reads. */
export type RawConstant =
  | Primitive
  | { readonly kind: 'table'; readonly values: readonly Primitive[] }
  | { readonly kind: 'keys'; readonly keys: readonly Primitive[] }
  | { readonly kind: 'map'; readonly keys: readonly Primitive[]; readonly values: readonly Primitive[] }
  | { readonly kind: 'regExp'; readonly source: string; readonly flags: string };

/** What a trace holds beside its words: `condition` is the JSON text of a `ConditionTemplate`. */
export type TraceConstant = RawConstant | { readonly kind: 'condition'; readonly text: string };

/**
 * First word of an event. The three words after it are site, node and detail:
 * - `branch`, `implicit`, `assume`: the truth of node decided; detail is 1 if it was true, else 0
 * - `key`: node is a `keyIndex`; detail is its value, -1 for none of the keys
 * - `pin`: node is a condition that held (`sameValue(expr, value)`) and is from here on taken for granted;
 *   detail is the constant that says why
 * - `enter`, `exit`: site is a function's; node and detail are 0
 * - `read`: site is 0, node the number of an input, detail the position read
 */
export const eventKind = { branch: 1, implicit: 2, assume: 3, key: 4, pin: 5, enter: 6, exit: 7, read: 8 } as const;

export type EventKindName = keyof typeof eventKind;

/** In place of a site: the target itself, which may be no code that was rewritten. */
export const targetSite = -1;

export const wordsPerEvent = 4;

/** An operator code (see `operators`) and three operands. */
export const wordsPerNode = 4;

/**
 * What one run recorded, as the subject's runtime writes it and the explorer reads it.
 * Node ids are greater than `base`, and operands have smaller ids than the nodes made of them; 0 is no node.
 */
export interface RawTrace {
  readonly base: number;
  readonly nodeCount: number;
  /** `wordsPerNode` words each: what is not used, then the nodes from `base + 1` on. */
  readonly nodes: Int32Array;
  /**
   * A `const` node's first operand is an index into this. Traces of one process share the list, which grows. It may
   * inherit nothing: it is read by index.
   */
  readonly constants: readonly TraceConstant[];
  readonly eventCount: number;
  /** `wordsPerEvent` words each. */
  readonly events: Int32Array;
  /** Pairs of an `opaque` node and the constant that was its result, in the order of the calls. */
  readonly samples: Int32Array;
  /** Shadows dropped because the value beside them was another one. */
  readonly stale: number;
  /** For the first of these, the site of the event recorded last before: about where it happened. Read by index. */
  readonly staleSites: readonly number[];
}
