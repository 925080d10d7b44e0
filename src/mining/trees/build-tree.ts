import type { RecordedCall, RecordedCalls } from './recorded-calls.ts';
import { tokenTree, type ConsumedToken, type TokenNode, type TokenizerUse } from './token-trees.ts';
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
export function buildTree(
  text: string,
  calls: RecordedCalls,
  names: CallNames,
  reading?: TokenizerUse,
): TreeNode | undefined {
  const { root } = calls;
  if (root === undefined) return undefined;
  const owned = charactersOf(root, ownersOf(text, calls, reading?.site));
  const drafts = draftsOf(root, owned);
  if (reading === undefined)
    return nodeOf({ call: root, start: 0, end: text.length, children: drafts.get(root)?.children ?? [] }, names);
  const tokens = tokensOf(root, drafts, reading, text.length);
  const withTokens = ({ call, start, end, children, isToken }: TokenNode): Draft => {
    const own = isToken ? (drafts.get(call)?.children ?? []) : children.map(withTokens);
    return { call, start, end, children: own.filter((child) => child.start >= start && child.end <= end) };
  };
  return nodeOf(withTokens(tokenTree(root, tokens, reading, text.length)), names);
}

/** What the calls of the tokenizer read, without gaps between them; the last one, at the end of the text, often nothing. */
function tokensOf(
  root: RecordedCall,
  drafts: ReadonlyMap<RecordedCall, Draft | undefined>,
  { site }: TokenizerUse,
  length: number,
): readonly ConsumedToken[] {
  const calls: RecordedCall[] = [];
  const open = [root];
  for (let call = open.pop(); call !== undefined; call = open.pop()) {
    if (call.kind === 'call' && call.site === site) calls.push(call);
    else open.push(...call.children);
  }
  calls.sort((a, b) => a.begin - b.begin);
  let next = 0;
  return calls.map((call, at) => {
    const start = next;
    next = Math.max(next, at === calls.length - 1 ? length : (drafts.get(call)?.end ?? 0));
    return { call, start, end: next };
  });
}

/** For each position, the call or iteration that looked at it last; only calls of one function count, if it is given. */
function ownersOf(text: string, { reads }: RecordedCalls, only?: number): readonly (RecordedCall | undefined)[] {
  const owners: (RecordedCall | undefined)[] = Array.from({ length: text.length });
  for (const { position, by, isJoint } of reads) {
    if (only !== undefined && !isCalledBy(by, only)) continue;
    if (position >= text.length || (isJoint && isWithin(owners[position], callOf(by)))) continue;
    owners[position] = by;
  }
  return owners;
}

function charactersOf(
  root: RecordedCall,
  owners: readonly (RecordedCall | undefined)[],
): ReadonlyMap<RecordedCall, readonly number[]> {
  let last: RecordedCall = root;
  const owned = new Map<RecordedCall, number[]>();
  for (let position = 0; position < owners.length; position++) {
    last = owners[position] ?? last;
    const list = owned.get(last);
    if (list === undefined) owned.set(last, [position]);
    else list.push(position);
  }
  return owned;
}

/** The call that an iteration belongs to. */
function callOf(call: RecordedCall): RecordedCall {
  let one = call;
  while (one.kind === 'iteration' && one.parent !== undefined) one = one.parent;
  return one;
}

/** True if a call was made, directly or not, by another, or is the other. */
function isWithin(call: RecordedCall | undefined, other: RecordedCall): boolean {
  for (let one = call; one !== undefined; one = one.parent) if (one === other) return true;
  return false;
}

/** For each position, the call or iteration that looked at it first. */
export function firstReaders(text: string, { reads }: RecordedCalls): readonly (RecordedCall | undefined)[] {
  const readers: (RecordedCall | undefined)[] = Array.from({ length: text.length });
  for (const { position, by } of reads) if (position < text.length) readers[position] ??= by;
  return readers;
}

function isCalledBy(call: RecordedCall, site: number): boolean {
  for (let one: RecordedCall | undefined = call; one !== undefined; one = one.parent)
    if (one.kind === 'call' && one.site === site) return true;
  return false;
}

/** Depth first, without recursion over the depth of the calls, which may be large. */
function draftsOf(
  root: RecordedCall,
  owned: ReadonlyMap<RecordedCall, readonly number[]>,
): ReadonlyMap<RecordedCall, Draft | undefined> {
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
  return made;
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

/** Of calls that consumed nothing, those of functions with a name stay, and one of several of a function. */
function withoutIdle(children: readonly Draft[], names: CallNames): readonly Draft[] {
  return children.filter(({ call, start, end }, at) => {
    if (start < end) return true;
    const before = children[at - 1];
    const isAgain = before?.call.site === call.site && before.start === start && before.end === end;
    return !isAgain && names.nameOf(call.site) !== '' && names.nameOf(call.site) !== 'anonymous';
  });
}

function nodeOf(draft: Draft, names: CallNames): TreeNode {
  const { call, start, end } = draft;
  let around: RecordedCall | undefined = call;
  while (around?.kind === 'iteration') around = around.parent;
  const name = around === undefined ? '' : names.nameOf(around.site);
  const label = call.kind === 'call' ? `${name}:${call.site}` : `loop:${call.site}`;
  const children = withoutIdle(draft.children, names).map((child) => nodeOf(child, names));
  return { label, name, kind: call.kind, start, end, children };
}
