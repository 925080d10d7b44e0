import type { Random } from '../../core/random.ts';
import type { Subject } from '../subject.ts';
import { anyLetter, anyOther, type CharacterSets } from './character-sets.ts';
import { replaced, type Occurrence } from './occurrence.ts';
import { partKey, joinedParts, type RuleItem, type Part } from './part.ts';
import { isReadAs } from './structure.ts';
import { randomText, type TextsOf } from './random-text.ts';

/** What the steps of generalizing one instance share. */
export interface Situation {
  readonly subject: Subject;
  readonly sets: CharacterSets;
  readonly random: Random;
  readonly textsOf: TextsOf;
  /** Random texts that a step has to pass. */
  readonly checks: number;
  /** The instance itself, then other places where it may stand. */
  readonly places: readonly Occurrence[];
}

const mostParts = 24;
const checksOfStep = 6;

/**
 * Generalizes one instance of a rule: characters to sets, parts to optional and repeated ones. Each step is kept only if
 * random texts of what it allows are valid at the places of the instance.
 */
export async function generalize(items: readonly RuleItem[], situation: Situation): Promise<Part> {
  const [own] = situation.places;
  const literal = items.map(literalPart);
  const general: Part[] = [];
  for (const item of items) {
    if (item.kind === 'symbol') general.push({ kind: 'symbol', symbol: item.symbol, example: item.text });
    else general.push(await charactersPart(item, own!, situation));
  }
  const withSets = (await holds(general, situation, situation.checks))
    ? general
    : await narrowed(general, literal, situation);
  const repeated = await withRepetitions(withSets, situation);
  return joinedParts(await withOptions(repeated, situation, (parts) => parts, true));
}

function literalPart(item: RuleItem): Part {
  if (item.kind === 'symbol') return { kind: 'symbol', symbol: item.own, example: item.text };
  return { kind: 'characters', set: new Set([item.text]), example: item.text };
}

async function charactersPart(
  { text, at }: Extract<RuleItem, { kind: 'character' }>,
  { sample }: Occurrence,
  { sets }: Situation,
): Promise<Part> {
  return { kind: 'characters', set: await sets.at(sample, at), example: text };
}

/** Generalizes one character after the other, and only those for which the whole stays valid. */
async function narrowed(general: readonly Part[], literal: readonly Part[], situation: Situation): Promise<Part[]> {
  const kept = [...literal];
  for (const [index, part] of general.entries()) {
    if (partKey(part) === partKey(kept[index]!)) continue;
    const trial = kept.with(index, part);
    if (await holds(trial, situation, situation.checks)) kept[index] = part;
  }
  return kept;
}

/** Repeats parts, short ones first. */
async function withRepetitions(parts: readonly Part[], situation: Situation): Promise<readonly Part[]> {
  let current = joinEqual(parts);
  for (let length = 1; length <= Math.min(current.length, mostParts); length++) {
    for (let start = current.length - length; start >= 0; start--) {
      const repeated = await repetition(current, start, length, situation);
      if (repeated === undefined) continue;
      current = joinEqual([...current.slice(0, start), repeated, ...current.slice(start + length)]);
      length = 0;
      break;
    }
  }
  return current;
}

async function repetition(
  parts: readonly Part[],
  start: number,
  length: number,
  situation: Situation,
): Promise<Part | undefined> {
  const span = parts.slice(start, start + length);
  if (!mayRepeat(parts, span, situation)) return undefined;
  const part = joinedParts(span);
  const put = (middle: readonly Part[]): readonly Part[] => [
    ...parts.slice(0, start),
    ...middle,
    ...parts.slice(start + length),
  ];
  if (!(await holds(put([part, part]), situation, checksOfStep))) return undefined;
  const made: Part = { kind: 'repeat', part, min: 1, max: Infinity };
  if (!(await holds(put([made]), situation, situation.checks))) return undefined;
  return (await isReadAs(situation.subject, situation.places[0]!, put([part, part]))) ? made : undefined;
}

/**
 * A whole iteration is repeated by the loop, and a call by the loop around it. Two copies of a text can be valid because
 * they merge, as digits do, which says nothing about the rule.
 */
function mayRepeat(parts: readonly Part[], span: readonly Part[], { places }: Situation): boolean {
  const [first] = span;
  if (span.every((part) => part.kind === 'repeat') || hasEmptyEdge(span)) return false;
  if (span.length === parts.length && places[0]!.node.kind === 'iteration') return false;
  if (span.length > 1 || first?.kind !== 'symbol') return true;
  return isLoop(first) || parts.filter((part) => partKey(part) === partKey(first)).length > 1;
}

function isLoop(part: Part): boolean {
  return part.kind === 'symbol' && part.symbol.startsWith('loop:');
}

/** Makes parts optional, long ones first, and then parts of them. `wrap` puts the parts into the whole. */
async function withOptions(
  parts: readonly Part[],
  situation: Situation,
  wrap: (parts: readonly Part[]) => readonly Part[],
  isWhole: boolean,
): Promise<readonly Part[]> {
  for (let length = Math.min(parts.length - Number(isWhole), mostParts); length > 0; length--) {
    for (let start = parts.length - length; start >= 0; start--) {
      const before = parts.slice(0, start);
      const span = parts.slice(start, start + length);
      const after = parts.slice(start + length);
      if (span.every((part) => canBeEmpty(part, situation)) || hasEmptyEdge(span)) continue;
      if (!(await canMiss([...wrap([...before, ...after])], situation))) continue;
      if (!(await holds(wrap([...before, optionalOf(span), ...after]), situation, situation.checks))) continue;
      const inner =
        span.length === 1
          ? span
          : await withOptions(span, situation, (inside) => wrap([...before, optionalOf(inside), ...after]), true);
      const own = optionalOf(inner);
      const left = await withOptions(before, situation, (some) => wrap([...some, own, ...after]), false);
      const right = await withOptions(after, situation, (some) => wrap([...left, own, ...some]), false);
      return [...left, own, ...right];
    }
  }
  return parts;
}

function optionalOf(inside: readonly Part[]): Part {
  const [only] = inside;
  if (inside.length === 1 && only?.kind === 'repeat') return { ...only, min: 0 };
  return { kind: 'repeat', part: joinedParts(inside), min: 0, max: 1 };
}

/** Calls that consumed nothing belong to what is beside them. */
function hasEmptyEdge(span: readonly Part[]): boolean {
  return [span[0]!, span.at(-1)!].some((part) => part.kind === 'symbol' && part.example === '');
}

function canBeEmpty(part: Part, { textsOf }: Situation): boolean {
  if (part.kind === 'symbol') return textsOf(part.symbol).includes('');
  return part.kind === 'repeat' && part.min === 0;
}

async function canMiss(rest: readonly Part[], situation: Situation): Promise<boolean> {
  if (!(await holds(rest, situation, checksOfStep))) return false;
  return isReadAs(situation.subject, situation.places[0]!, rest);
}

/** Joins equal neighbors, and a repetition with the parts before and after it that it repeats. */
function joinEqual(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isAgain =
      last !== undefined && last.kind === 'repeat' && last.max > 1 && partKey(last.part) === partKey(part);
    if (isAgain) joined[joined.length - 1] = { ...last, min: 1 };
    else joined.push(part);
  }
  for (let at = joined.length - 1; at > 0; at--) {
    const here = joined[at]!;
    const before = joined[at - 1]!;
    if (here.kind !== 'repeat' || here.max === 1) continue;
    const unit = before.kind === 'repeat' && before.max > 1 ? before.part : before;
    if (partKey(unit) === partKey(here.part)) {
      const min = here.min === 1 || before.kind !== 'repeat' || before.min === 1 ? 1 : 0;
      joined.splice(at - 1, 2, { ...here, min });
    }
  }
  return joined;
}

/** True if random texts of the sequence are valid at all places. */
export async function holds(parts: readonly Part[], situation: Situation, checks: number): Promise<boolean> {
  const { subject, random, textsOf, places } = situation;
  const part = joinedParts(parts);
  const words = new Set<string>();
  for (let n = 0; n < checks; n++) {
    const place = places[n % places.length]!;
    words.add(replaced(place, concrete(randomText(part, textsOf, random))));
  }
  return subject.acceptAll([...words]);
}

/** Puts characters for the marks of whole kinds. */
function concrete(text: string): string {
  return text.replaceAll(anyLetter, 'é').replaceAll(anyOther, '\u2026');
}
