import type { CutText, Lexicon } from '../../core/lexicon.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import { emptyList, isObject, sameValue, textSlice } from '../intrinsics.ts';
import type { Carrier } from './carriers.ts';

/** What a place held when a token of a text was read. */
export interface Example {
  readonly lesson: CutText;
  readonly position: number;
  readonly value: unknown;
}

/** How a place depends on the token: the same for all texts of a terminal, or made of the text. */
export type Dependence = 'constant' | 'text' | 'number' | 'inner' | 'none';

/** A place that holds the kind or the text of tokens. */
export interface TokenField {
  readonly carrier: Carrier;
  /** By terminal. */
  readonly dependences: readonly Dependence[];
  /** By terminal: what the place holds for it, of several texts that of the sample. */
  readonly values: readonly unknown[];
}

/** So many of the terminals that were seen have to be told apart from everything that is no matter of the token. */
const leastExplained = 0.8;

/** Undefined if what the place holds is no matter of the token. */
export function learnField(carrier: Carrier, examples: readonly Example[], lexicon: Lexicon): TokenField | undefined {
  const dependences: Dependence[] = emptyList();
  const values: unknown[] = emptyList();
  let seen = 0;
  for (let terminal = 0; terminal < lexicon.samples.length; terminal++) {
    const own = examplesOf(terminal, examples);
    const dependence = own.length === 0 ? 'none' : dependenceOf(own, lexicon.isFixed[terminal] === true);
    dependences[terminal] = dependence;
    values[terminal] = valueFor(dependence, commonValue(own), lexicon.samples[terminal] as string);
    if (own.length > 0) seen++;
  }
  const explained = keepOneSort(dependences, values);
  if (seen < 2 || explained < seen * leastExplained || !tellsApart(dependences, values)) return undefined;
  return { carrier, dependences, values };
}

/**
 * Kinds and texts are all objects or all primitives: what is of the rarer sort is whatever the tokeniser needs for a
 * token, and no longer explained. Answers how many terminals are.
 */
function keepOneSort(dependences: Dependence[], values: unknown[]): number {
  let objects = 0;
  let primitives = 0;
  for (let at = 0; at < values.length; at++) {
    if (dependences[at] === 'none') continue;
    if (isObject(values[at])) objects++;
    else primitives++;
  }
  const keepsObjects = objects > primitives;
  for (let at = 0; at < values.length; at++) {
    if (dependences[at] === 'none' || isObject(values[at]) === keepsObjects) continue;
    dependences[at] = 'none';
    values[at] = undefined;
  }
  return keepsObjects ? objects : primitives;
}

function tellsApart(dependences: readonly Dependence[], values: readonly unknown[]): boolean {
  let first = -1;
  for (let at = 0; at < values.length; at++) {
    if (dependences[at] === 'none') continue;
    if (first < 0) first = at;
    else if (!sameValue(values[first], values[at])) return true;
  }
  return false;
}

function examplesOf(terminal: number, examples: readonly Example[]): readonly Example[] {
  const own: Example[] = emptyList();
  for (let at = 0; at < examples.length; at++) {
    const example = examples[at] as Example;
    if (example.lesson.cuts.terminals[example.position] === terminal) own[own.length] = example;
  }
  return own;
}

const dependencesOnText = ['text', 'number', 'inner'] as const;
/** A token now and then may be taken for its neighbour: so many have to agree. */
const leastAgreement = 0.9;

function dependenceOf(examples: readonly Example[], isFixed: boolean): Dependence {
  const common = commonValue(examples);
  let isOneText = true;
  for (let at = 1; at < examples.length; at++)
    if (textOfExample(examples[at] as Example) !== textOfExample(examples[0] as Example)) isOneText = false;
  const isConstant = agree(examples, ({ value }) => sameValue(value, common));
  // Of one text alone nobody knows which of the two it is; a text is more likely to be made of the text.
  if (isConstant && (isFixed || !isOneText || typeof common !== 'string' || common === '')) return 'constant';
  for (let i = 0; i < dependencesOnText.length; i++) {
    const dependence = dependencesOnText[i] as (typeof dependencesOnText)[number];
    if (agree(examples, (example) => sameValue(madeOf(dependence, textOfExample(example)), example.value)))
      return dependence;
  }
  return isConstant ? 'constant' : 'none';
}

function agree(examples: readonly Example[], holds: (example: Example) => boolean): boolean {
  let count = 0;
  for (let at = 0; at < examples.length; at++) if (holds(examples[at] as Example)) count++;
  return count >= examples.length * leastAgreement;
}

/** The value that most have, if more than half do; else any of them. */
function commonValue(examples: readonly Example[]): unknown {
  let common: unknown;
  let lead = 0;
  for (let at = 0; at < examples.length; at++) {
    const { value } = examples[at] as Example;
    if (lead === 0) common = value;
    lead += sameValue(value, common) ? 1 : -1;
  }
  return common;
}

function textOfExample({ lesson: { text, cuts }, position }: Example): string {
  return textSlice(text, cuts.starts[position], cuts.ends[position]);
}

/** What a place of this dependence holds for a token of this text. */
export function madeOf(dependence: Exclude<Dependence, 'constant' | 'none'>, text: string): Primitive {
  if (dependence === 'text') return text;
  return dependence === 'number' ? Number(text) : textSlice(text, 1, -1);
}

function valueFor(dependence: Dependence, seen: unknown, sample: string): unknown {
  if (dependence === 'constant') return seen;
  return dependence === 'none' ? undefined : madeOf(dependence, sample);
}
