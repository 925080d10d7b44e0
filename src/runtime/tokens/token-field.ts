import type { TrainingText, Lexicon } from '../../core/lexicon.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import { emptyList, isObject, sameValue, textSlice } from '../realm/intrinsics.ts';
import type { Location } from './locations.ts';
import { isAlone } from './observation.ts';

/** What a place held when a token of a text was read. */
export interface Example {
  readonly trainingInput: TrainingText;
  readonly position: number;
  readonly value: unknown;
}

/** How a place depends on the token: the same for all texts of a terminal, or made of the text. */
export type Dependence = 'constant' | 'text' | 'number' | 'inner' | 'none';

/** A place that holds the kind or the text of tokens. */
export interface TokenField {
  readonly location: Location;
  /** By terminal. */
  readonly dependences: readonly Dependence[];
  /** By terminal: what the place holds for it, of several texts that of the sample. */
  readonly values: readonly unknown[];
  /** By terminal: whether it was like that nearly always. */
  readonly isSure: readonly boolean[];
}

/** So many of the terminals that were seen have to be told by the token alone. */
const leastExplained = 0.8;
/** A place with fewer values than this is a flag of the tokenizer's, not a kind. */
const fewestValues = 3;
/** What a tokenizer has beside its tokens is mostly its own business; kinds are as many as this part of the terminals. */
const stateValues = 0.25;
/** What fewer terminals than this part have is no kind; it may be a text that only some tokens have. */
const leastWithKind = 0.25;

export interface FieldQuestion {
  readonly location: Location;
  readonly examples: readonly Example[];
  /** Whether it is in the token itself, as far as anybody can see. */
  readonly isInToken: boolean;
  /** How many terminals were read at all. */
  readonly terminals: number;
}

/** Undefined if what the place holds is no matter of the token. */
export function learnField(question: FieldQuestion, lexicon: Lexicon): TokenField | undefined {
  const { location, examples, isInToken, terminals } = question;
  const seen: Seen[] = emptyList();
  const byTerminal = sorted(examples, lexicon.samples.length);
  for (let terminal = 0; terminal < byTerminal.length; terminal++) {
    const own = byTerminal[terminal] as readonly Example[];
    if (own.length === 0) continue;
    const dependence = dependenceOf(own, lexicon.isFixed[terminal] === true);
    const common = commonValue(own);
    seen[seen.length] = {
      terminal,
      dependence,
      common,
      value: valueFor(dependence, common, lexicon.samples[terminal]),
    };
  }
  if (seen.length < terminals * leastWithKind && !areTexts(seen)) return undefined;
  const fewest = isInToken ? 0 : seen.length * stateValues;
  if (!isKind(seen, fewest > fewestValues ? fewest : fewestValues) || isSize(examples)) return undefined;
  return fieldOf(location, seen, lexicon.samples.length);
}

/** What was seen of one terminal. */
interface Seen {
  readonly terminal: number;
  readonly dependence: Dependence;
  readonly value: unknown;
  readonly common: unknown;
}

function areTexts(seen: readonly Seen[]): boolean {
  let texts = 0;
  for (let at = 0; at < seen.length; at++) {
    const { dependence } = seen[at] as Seen;
    if (dependence !== 'constant' && dependence !== 'none') texts++;
  }
  return texts * 2 >= seen.length;
}

function isKind(seen: readonly Seen[], fewest: number): boolean {
  let explained = 0;
  const different: unknown[] = emptyList();
  for (let at = 0; at < seen.length; at++) {
    const { dependence, value } = seen[at] as Seen;
    if (dependence === 'none') continue;
    explained++;
    let isNew = true;
    for (let i = 0; i < different.length; i++) if (sameValue(different[i], value)) isNew = false;
    if (isNew) different[different.length] = value;
  }
  return explained >= seen.length * leastExplained && different.length >= fewest;
}

/** Kinds are objects, or they are primitives: what is not as most are is something else. */
function fieldOf(location: Location, seen: readonly Seen[], terminals: number): TokenField {
  let objects = 0;
  for (let at = 0; at < seen.length; at++) if (isObject((seen[at] as Seen).value)) objects++;
  const areObjects = objects * 2 > seen.length;
  const dependences: Dependence[] = emptyList();
  const values: unknown[] = emptyList();
  const isSure: boolean[] = emptyList();
  for (let terminal = 0; terminal < terminals; terminal++) {
    dependences[terminal] = 'none';
    values[terminal] = undefined;
    isSure[terminal] = false;
  }
  for (let at = 0; at < seen.length; at++) {
    const { terminal, dependence, value, common } = seen[at] as Seen;
    // Which kind a number is may depend on its text: the sample has the common one, for all that anybody knows.
    const own = dependence === 'none' ? common : value;
    if (isObject(own) !== areObjects) continue;
    dependences[terminal] = dependence === 'none' ? 'constant' : dependence;
    values[terminal] = own;
    isSure[terminal] = dependence !== 'none';
  }
  return { location, dependences, values, isSure };
}

/** Whether it says how long tokens are. */
function isSize(examples: readonly Example[]): boolean {
  return agree(examples, (example) => sameValue(example.value, textOfExample(example).length));
}

/** By terminal. What a token is when it stands alone counts only where nobody saw it among others: `/` may begin something. */
function sorted(examples: readonly Example[], terminals: number): readonly (readonly Example[])[] {
  const lists: Example[][] = emptyList();
  const alone: Example[][] = emptyList();
  for (let terminal = 0; terminal < terminals; terminal++) {
    lists[terminal] = emptyList();
    alone[terminal] = emptyList();
  }
  for (let at = 0; at < examples.length; at++) {
    const example = examples[at] as Example;
    const terminal = example.trainingInput.cuts.terminals[example.position] as number;
    const list = (isAlone(example.trainingInput) ? alone : lists)[terminal] as Example[];
    list[list.length] = example;
  }
  for (let terminal = 0; terminal < terminals; terminal++)
    if (lists[terminal]?.length === 0) lists[terminal] = alone[terminal] as Example[];
  return lists;
}

const dependencesOnText = ['text', 'number', 'inner'] as const;
/** A token now and then may be taken for its neighbor: so many have to agree. */
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

function textOfExample({ trainingInput: { text, cuts }, position }: Example): string {
  return textSlice(text, cuts.starts[position], cuts.ends[position]);
}

/** What a place of this dependence holds for a token of this text. */
export function madeOf(dependence: Exclude<Dependence, 'constant' | 'none'>, text: string): Primitive {
  if (dependence === 'text') return text;
  return dependence === 'number' ? Number(text) : textSlice(text, 1, -1);
}

function valueFor(dependence: Dependence, seen: unknown, sample = ''): unknown {
  if (dependence === 'constant') return seen;
  return dependence === 'none' ? undefined : madeOf(dependence, sample);
}
