import type { RecordedCall, RecordedCalls } from './recorded-calls.ts';
import type { TreeNode } from './syntax-tree.ts';

/** How calls and loops are called in a grammar. */
export interface CallNames {
  nameOf(site: number): string;
}

interface Draft {
  readonly call: RecordedCall;
  start: number;
  end: number;
  children: Draft[];
}

/**
 * Builds the tree of a run. Each character belongs to the call or iteration that looked at it last: those that looked
 * ahead at it before did not consume it. Looks at several characters at once (a number that is converted) do not count
 * where the function that looks, or one that it called, has looked at the characters one by one.
 */
export function buildTree(text: string, { root, reads }: RecordedCalls, names: CallNames): TreeNode | undefined {
  if (root === undefined) return undefined;
  const owners: (RecordedCall | undefined)[] = Array.from({ length: text.length });
  for (const { position, by, isJoint } of reads) {
    if (position >= text.length || (isJoint && isWithin(owners[position], by))) continue;
    owners[position] = by;
  }
  let last: RecordedCall = root;
  const owned = new Map<RecordedCall, number[]>();
  for (let position = 0; position < text.length; position++) {
    last = owners[position] ?? last;
    const list = owned.get(last);
    if (list === undefined) owned.set(last, [position]);
    else list.push(position);
  }
  const draft = draftOf(root, owned);
  return nodeOf({ call: root, start: 0, end: text.length, children: draft?.children ?? [] }, names);
}

/** True if a call was made, directly or not, by another, or is the other. */
function isWithin(call: RecordedCall | undefined, other: RecordedCall): boolean {
  for (let one = call; one !== undefined; one = one.parent) if (one === other) return true;
  return false;
}

/** Depth first, without recursion over the depth of the calls, which may be large. */
function draftOf(root: RecordedCall, owned: ReadonlyMap<RecordedCall, readonly number[]>): Draft | undefined {
  const made = new Map<RecordedCall, Draft | undefined>();
  const order: RecordedCall[] = [];
  const open = [root];
  for (let call = open.pop(); call !== undefined; call = open.pop()) {
    order.push(call);
    open.push(...call.children);
  }
  for (const call of order.reverse()) {
    const children = call.children.flatMap((child) => made.get(child) ?? []);
    made.set(call, finish(call, children, owned.get(call) ?? []));
  }
  return made.get(root);
}

function finish(call: RecordedCall, found: readonly Draft[], own: readonly number[]): Draft | undefined {
  const children = disjoint(found, own);
  const first = children.find(({ start, end }) => start < end);
  if (first === undefined && own.length === 0) {
    if (call.kind === 'iteration' || call.firstRead < 0) return undefined;
    return { call, start: call.firstRead, end: call.firstRead, children: [] };
  }
  let start = own[0] ?? Infinity;
  let end = (own.at(-1) ?? -1) + 1;
  for (const child of children) {
    if (child.start === child.end) continue;
    start = Math.min(start, child.start);
    end = Math.max(end, child.end);
  }
  return { call, start, end, children: children.filter((child) => child.start >= start && child.end <= end) };
}

/** Replaces children that overlap others, or that have a character of their parent inside, by their own children. */
function disjoint(found: readonly Draft[], own: readonly number[]): Draft[] {
  const waiting = found.toReversed();
  const kept: Draft[] = [];
  for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) {
    const { start, end } = child;
    const isSplit =
      own.some((position) => position >= start && position < end) ||
      kept.some((other) => start < other.end && other.start < end && start < end && other.start < other.end);
    if (isSplit) waiting.push(...child.children.toReversed());
    else kept.push(child);
  }
  const inside = (one: Draft): boolean =>
    one.start === one.end && kept.some(({ start, end }) => start < one.start && one.start < end);
  return kept
    .filter((child) => !inside(child))
    .map((child, order) => ({ child, order }))
    .toSorted((a, b) => a.child.start - b.child.start || a.child.end - b.child.end || a.order - b.order)
    .map(({ child }) => child);
}

function nodeOf(draft: Draft, names: CallNames): TreeNode {
  const { call, start, end } = draft;
  let around: RecordedCall | undefined = call;
  while (around?.kind === 'iteration') around = around.parent;
  const name = around === undefined ? '' : names.nameOf(around.site);
  const label = call.kind === 'call' ? `${name}:${call.site}` : `loop:${call.site}`;
  const children = draft.children.map((child) => nodeOf(child, names));
  return { label, name, kind: call.kind, start, end, children };
}
