import { holds, type Situation } from './generalize.ts';
import { choiceOf, joinedParts, matches, partKey, type Part } from './part.ts';
import { randomItems } from './random-text.ts';

const mostJoined = 14;
const leastShared = 1;
const drawsToCompare = 30;

/**
 * Joins alternatives that share parts: what only one of them has becomes optional, or, at the same place, a choice. Samples
 * show `-1` and `1.5` but not always `-1.5`.
 */
export async function unitedAlternatives(
  alternatives: readonly Part[],
  situation: Situation,
): Promise<readonly Part[]> {
  let current = [...alternatives];
  if (situation.places.length === 0) return current;
  for (let first = 0; first < Math.min(current.length, mostJoined); first++) {
    for (let second = first + 1; second < Math.min(current.length, mostJoined); second++) {
      const joined = await unionOf(current[first]!, current[second]!, situation);
      if (joined === undefined) continue;
      current = current.with(first, joinedParts(joined)).toSpliced(second, 1);
      second = first;
    }
  }
  return current;
}

/** The first of several ways to join two alternatives that allows only valid texts, and everything that both allow. */
async function unionOf(a: Part, b: Part, situation: Situation): Promise<readonly Part[] | undefined> {
  const variants = [
    [a, b],
    [without(a, charactersIn(b)), b],
    [a, without(b, charactersIn(a))],
  ] as const;
  const tried = new Set<string>();
  for (const isChoice of [false, true])
    for (const [left, right] of variants) {
      const joined = union(partsOf(left), partsOf(right), isChoice);
      if (joined === undefined) continue;
      const whole = joinedParts(joined);
      if (tried.size === tried.add(partKey(whole)).size || !covers(whole, [a, b], situation)) continue;
      if (await holds(joined, situation, situation.checks * 2)) return joined;
    }
  return undefined;
}

function covers(whole: Part, parts: readonly Part[], { textsOf, random }: Situation): boolean {
  return parts.every((part) =>
    Array.from({ length: drawsToCompare }, () => randomItems(part, textsOf, random)).every((items) =>
      matches(whole, items),
    ),
  );
}

/** The sets of characters that are in optional or repeated parts. */
function charactersIn(part: Part): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: Part, isInside: boolean): void => {
    if (one.kind === 'characters' && isInside) for (const member of one.set) found.add(member);
    else if (one.kind === 'sequence') for (const child of one.parts) visit(child, isInside);
    else if (one.kind === 'choice') for (const child of one.options) visit(child, isInside);
    else if (one.kind === 'repeat') visit(one.part, true);
  };
  visit(part, false);
  return found;
}

/** Takes characters out of sets that have others as well. */
function without(part: Part, taken: ReadonlySet<string>): Part {
  switch (part.kind) {
    case 'characters': {
      const rest = [...part.set].filter((one) => !taken.has(one));
      if (rest.length === 0 || rest.length === part.set.size) return part;
      return { ...part, set: new Set(rest), example: taken.has(part.example) ? rest[0]! : part.example };
    }
    case 'symbol':
      return part;
    case 'sequence':
      return { ...part, parts: part.parts.map((one) => without(one, taken)) };
    case 'choice':
      return { ...part, options: part.options.map((one) => without(one, taken)) };
    case 'repeat':
      return { ...part, part: without(part.part, taken) };
  }
}

function partsOf(part: Part): readonly Part[] {
  return part.kind === 'sequence' ? part.parts : [part];
}

/** The parts that both have, in order, and between them those that one has, as options. */
function union(left: readonly Part[], right: readonly Part[], isChoice: boolean): readonly Part[] | undefined {
  const shared = longestShared(left, right);
  if (shared.length < leastShared) return undefined;
  const joined: Part[] = [];
  let [atLeft, atRight] = [0, 0];
  for (const [l, r] of [...shared, [left.length, right.length] as const]) {
    joined.push(...between(left.slice(atLeft, l), right.slice(atRight, r), isChoice));
    if (l < left.length) joined.push(wider(left[l]!, right[r]!));
    [atLeft, atRight] = [l + 1, r + 1];
  }
  return joined;
}

function between(left: readonly Part[], right: readonly Part[], isChoice: boolean): readonly Part[] {
  if (isChoice && left.length > 0 && right.length > 0) return [choiceOf([joinedParts(left), joinedParts(right)])];
  return [...optionalUnlessEmpty(left), ...optionalUnlessEmpty(right)];
}

function optionalUnlessEmpty(parts: readonly Part[]): readonly Part[] {
  if (parts.every((part) => part.kind === 'repeat' && part.min === 0)) return parts;
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'repeat') return [{ ...only, min: 0 }];
  return [{ kind: 'repeat', part: joinedParts(parts), min: 0, max: 1 }];
}

/** Equal parts are shared, whether they are optional or not. */
function coreOf(part: Part): string {
  return part.kind === 'repeat' ? coreOf(part.part) : partKey(part);
}

function wider(a: Part, b: Part): Part {
  if (a.kind !== 'repeat' && b.kind !== 'repeat') return a;
  const [x, y] = [a, b].map((one) => (one.kind === 'repeat' ? one : { part: one, min: 1 as const, max: 1 }));
  const inner = a.kind === 'repeat' ? a.part : a;
  return { kind: 'repeat', part: inner, min: x!.min === 0 || y!.min === 0 ? 0 : 1, max: Math.max(x!.max, y!.max) };
}

/** Pairs of positions of a longest common subsequence. */
function longestShared(left: readonly Part[], right: readonly Part[]): readonly (readonly [number, number])[] {
  const rows = Array.from({ length: left.length + 1 }, () => new Int32Array(right.length + 1));
  for (let l = left.length - 1; l >= 0; l--)
    for (let r = right.length - 1; r >= 0; r--)
      rows[l]![r] =
        coreOf(left[l]!) === coreOf(right[r]!)
          ? rows[l + 1]![r + 1]! + 1
          : Math.max(rows[l + 1]![r]!, rows[l]![r + 1]!);
  const pairs: [number, number][] = [];
  for (let l = 0, r = 0; l < left.length && r < right.length;) {
    if (coreOf(left[l]!) === coreOf(right[r]!)) pairs.push([l++, r++]);
    else if (rows[l + 1]![r]! >= rows[l]![r + 1]!) l++;
    else r++;
  }
  return pairs;
}
