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
  let explained = 0;
  for (let terminal = 0; terminal < lexicon.samples.length; terminal++) {
    const own = examplesOf(terminal, examples);
    const dependence = own.length === 0 ? 'none' : dependenceOf(own, lexicon.isFixed[terminal] === true);
    dependences[terminal] = dependence;
    values[terminal] = valueFor(dependence, own[0]?.value, lexicon.samples[terminal] as string);
    if (own.length === 0) continue;
    seen++;
    if (dependence !== 'none') explained++;
  }
  if (seen < 2 || explained < seen * leastExplained || !tellsApart(dependences, values)) return undefined;
  return { carrier, dependences, values };
}

/** Objects and primitives side by side are no kinds, but whatever the tokeniser needs. */
function tellsApart(dependences: readonly Dependence[], values: readonly unknown[]): boolean {
  let first = -1;
  let differs = false;
  let objects = 0;
  let primitives = 0;
  for (let at = 0; at < values.length; at++) {
    if (dependences[at] === 'none') continue;
    if (isObject(values[at])) objects++;
    else primitives++;
    if (first < 0) first = at;
    else if (!sameValue(values[first], values[at])) differs = true;
  }
  return differs && (objects === 0 || primitives === 0);
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

function dependenceOf(examples: readonly Example[], isFixed: boolean): Dependence {
  const first = examples[0] as Example;
  let isConstant = true;
  let isOneText = true;
  for (let at = 1; at < examples.length; at++) {
    const example = examples[at] as Example;
    if (!sameValue(example.value, first.value)) isConstant = false;
    if (textOfExample(example) !== textOfExample(first)) isOneText = false;
  }
  // Of one text alone nobody knows which of the two it is; a text is more likely to be made of the text.
  if (isConstant && (isFixed || !isOneText || typeof first.value !== 'string' || first.value === '')) return 'constant';
  for (let i = 0; i < dependencesOnText.length; i++) {
    const dependence = dependencesOnText[i] as (typeof dependencesOnText)[number];
    let holds = true;
    for (let at = 0; at < examples.length; at++) {
      const example = examples[at] as Example;
      if (!sameValue(madeOf(dependence, textOfExample(example)), example.value)) holds = false;
    }
    if (holds) return dependence;
  }
  return isConstant ? 'constant' : 'none';
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
