import type { TrainingText, Lexicon } from '../../core/lexicon.ts';
import { emptyList, PrivateMap } from '../realm/intrinsics.ts';
import { areSiblings, eachCarried, type Location, type Read } from './locations.ts';
import { learnField, type Example, type TokenField } from './token-field.ts';
import { linePlaces, type PlacedInLines } from './line-places.ts';
import { hasSeveralValues, type Observation, type Observations } from './observation.ts';
import { placeForms, tokenAt, type LineLocation, type PlaceForm, type TokenPlace } from './token-place.ts';

/** Numbers that may be places of tokens. */
interface PlaceObservations {
  readonly place: TokenPlace;
  readonly all: readonly Observation[];
}

export interface TrainingInputs {
  readonly place: TokenPlace;
  readonly fields: readonly TokenField[];
  /** Those that were read, or passed over since they are no tokens to the subject. */
  readonly terminals: readonly number[];
  /** Of those that were never read: what the tokenizer stopped at, after several others. */
  readonly refused: readonly number[];
}

/** A call that gave nothing: so many calls had given something before it. */
interface Failure {
  readonly trainingInput: TrainingText;
  readonly call: number;
}

const severally = -2;
/** Of the tokens that were read, this part has to be found by whatever tells where they lie. */
const leastFound = 0.5;
const nearlyAsMany = 0.6;
/** Now and then a token is looked at again. */
const mostlyNew = 0.7;
/** More than what is needed to see that something is no kind. */
const mostCalls = 1 << 12;

/**
 * Watches a tokenizer read texts whose tokens are known, to learn from it where the position, the kind and the text of a
 * token are found.
 */
export class TokenTraining {
  readonly #lexicon: Lexicon;
  readonly #byName = new PrivateMap<string, Observations>();
  readonly #places: Observations[] = emptyList();
  /** By call. */
  readonly #trainingInputOf: TrainingText[] = emptyList();
  readonly #failed: Failure[] = emptyList();
  #isBegun = false;
  /** Whether anything came of the call that was begun last. */
  #isGiven = true;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** The tokenizer was called. */
  begin(): void {
    this.#isBegun = true;
    this.#isGiven = false;
  }

  /** The call has ended, with a token or without one. */
  end(trainingInput: TrainingText): void {
    const call = this.#trainingInputOf.length;
    if (!this.#isGiven && call < mostCalls) this.#failed[this.#failed.length] = { trainingInput, call };
    this.#isGiven = true;
  }

  /** Whether there is nothing more to be learned from further texts. */
  get isFull(): boolean {
    return this.#trainingInputOf.length >= mostCalls;
  }

  get isBegun(): boolean {
    return this.#isBegun || this.#trainingInputOf.length > 0;
  }

  watch(read: Read, trainingInput: TrainingText): void {
    const call = this.#trainingInputOf.length;
    this.#isGiven = true;
    if (call >= mostCalls) return;
    this.#trainingInputOf[call] = trainingInput;
    eachCarried(read, (location, value) => {
      let known = this.#byName.get(location.name);
      if (known === undefined) {
        known = { location, all: emptyList() };
        this.#byName.set(location.name, known);
        this.#places[this.#places.length] = known;
      }
      known.all[known.all.length] = { trainingInput, call, value };
    });
  }

  /**
   * Undefined if nothing tells one token from another. Of several places by which tokens may be found, the one is taken
   * that makes most sense of them; where there is none, tokens are counted.
   */
  learn(): TrainingInputs | undefined {
    this.#forgetConstants();
    const places = this.#likelyPlaces();
    places[places.length] = { place: { location: undefined, form: 'start' }, all: emptyList() };
    let best: TrainingInputs | undefined;
    for (let at = 0; at < places.length; at++) {
      const trainingInputs = this.#learnBy(places[at] as PlaceObservations);
      if (trainingInputs.fields.length > 0 && (best === undefined || makesMoreSense(trainingInputs, best)))
        best = trainingInputs;
    }
    return best;
  }

  /** Most of what lies around is settings, and flags: too few values to tell tokens apart. */
  #forgetConstants(): void {
    let kept = 0;
    for (let at = 0; at < this.#places.length; at++) {
      const observations = this.#places[at] as Observations;
      if (hasSeveralValues(observations)) this.#places[kept++] = observations;
    }
    this.#places.length = kept;
  }

  #learnBy({ place, all: numbers }: PlaceObservations): TrainingInputs {
    const positions = place.location === undefined ? this.#counted() : this.#placed(place.form, numbers);
    const terminals = this.#heard(positions);
    const fields: TokenField[] = emptyList();
    for (let at = 0; at < this.#places.length; at++) {
      const { location, all } = this.#places[at] as Observations;
      if (location === place.location || location === place.lines?.location) continue;
      const examples = examplesOf(all, positions);
      const isInToken = location.root === 0 || isBeside(place, location) || this.#isInNew(location);
      const field = learnField({ location, examples, isInToken, terminals: terminals.length }, this.#lexicon);
      if (field !== undefined) fields[fields.length] = field;
    }
    return { place, fields: withoutInsides(fields), terminals, refused: this.#refused(positions, terminals) };
  }

  /** Whether what it is in is made anew by each call, as tokens are. */
  #isInNew({ holder }: Location): boolean {
    const observations = this.#byName.get(holder)?.all;
    if (observations === undefined) return false;
    let changes = 0;
    for (let at = 1; at < observations.length; at++)
      if ((observations[at] as Observation).value !== (observations[at - 1] as Observation).value) changes++;
    return changes >= (observations.length - 1) * mostlyNew;
  }

  /** Where the tokenizer began and gave nothing, what follows the token that was read last is what it stopped at. */
  #refused(positions: readonly number[], heard: readonly number[]): readonly number[] {
    const isHeard: boolean[] = emptyList();
    for (let at = 0; at < heard.length; at++) isHeard[heard[at] as number] = true;
    /** By terminal: the terminal before it where that happened; `severally` if there was more than one. */
    const after: number[] = emptyList();
    const refused: number[] = emptyList();
    for (let at = 0; at < this.#failed.length; at++) {
      const { trainingInput, call } = this.#failed[at] as Failure;
      const { terminals } = trainingInput.cuts;
      const isFirst = call === 0 || this.#trainingInputOf[call - 1] !== trainingInput;
      const last = isFirst ? -1 : (positions[call - 1] as number);
      // What was read last is none of the tokens, so nobody knows how far it came.
      if (!isFirst && last < 0) continue;
      const before = isFirst ? -1 : (terminals[last] as number);
      const terminal = terminals[last + 1];
      if (terminal === undefined || isHeard[terminal] === true || after[terminal] === severally) continue;
      if (after[terminal] === undefined) after[terminal] = before;
      else if (after[terminal] !== before) {
        after[terminal] = severally;
        refused[refused.length] = terminal;
      }
    }
    return refused;
  }

  /** Terminals at or before a place that was read. */
  #heard(positions: readonly number[]): readonly number[] {
    const isHeard: boolean[] = emptyList();
    for (let call = 0; call < positions.length; call++) {
      const { terminals } = (this.#trainingInputOf[call] as TrainingText).cuts;
      for (let at = positions[call] as number; at >= 0; at--) isHeard[terminals[at] as number] = true;
    }
    const heard: number[] = [];
    for (let terminal = 0; terminal < isHeard.length; terminal++)
      if (isHeard[terminal] === true) heard[heard.length] = terminal;
    return heard;
  }

  /** Those by which most tokens are found, or nearly as many. */
  #likelyPlaces(): PlaceObservations[] {
    const found: number[] = emptyList();
    const places: PlaceObservations[] = emptyList();
    let most = this.#readAtMost() * leastFound;
    const add = (all: readonly Observation[], location: Location, lines?: LineLocation): void => {
      for (let i = 0; i < placeForms.length; i++) {
        const form = placeForms[i] as PlaceForm;
        const count = foundBy(form, all);
        if (count > most) most = count;
        found[places.length] = count;
        places[places.length] = { place: { location, form, ...(lines && { lines }) }, all };
      }
    };
    for (let at = 0; at < this.#places.length; at++) {
      const { all, location } = this.#places[at] as Observations;
      add(all, location);
    }
    const inLines = linePlaces(this.#places);
    for (let at = 0; at < inLines.length; at++) {
      const { all, location, lines } = inLines[at] as PlacedInLines;
      add(all, location, lines);
    }
    const likely: PlaceObservations[] = emptyList();
    for (let at = 0; at < places.length; at++)
      if ((found[at] as number) >= most * nearlyAsMany) likely[likely.length] = places[at] as PlaceObservations;
    return likely;
  }

  /** How many tokens the calls may have read: some look at one again. */
  #readAtMost(): number {
    let tokens = 0;
    for (let call = 0; call < this.#trainingInputOf.length; call++) {
      const trainingInput = this.#trainingInputOf[call] as TrainingText;
      if (trainingInput !== this.#trainingInputOf[call - 1]) tokens += trainingInput.cuts.starts.length;
    }
    return tokens < this.#trainingInputOf.length ? tokens : this.#trainingInputOf.length;
  }

  /** By call: the token it read if each call reads the next one. */
  #counted(): readonly number[] {
    const positions: number[] = emptyList();
    let count = 0;
    for (let call = 0; call < this.#trainingInputOf.length; call++) {
      const trainingInput = this.#trainingInputOf[call] as TrainingText;
      count = trainingInput === this.#trainingInputOf[call - 1] ? count + 1 : 0;
      positions[call] = count < trainingInput.cuts.starts.length ? count : -1;
    }
    return positions;
  }

  /** By call: the token it read, or -1. */
  #placed(form: PlaceForm, all: readonly Observation[]): readonly number[] {
    const positions: number[] = emptyList();
    for (let call = 0; call < this.#trainingInputOf.length; call++) positions[call] = -1;
    let before: Observation | undefined;
    for (let at = 0; at < all.length; at++) {
      const observation = all[at] as Observation;
      const { trainingInput, value, call } = observation;
      let position = typeof value === 'number' ? tokenAt(form, value, trainingInput) : -1;
      // Where the last token ends, the text ends: whoever comes there again has read that.
      const last = trainingInput.cuts.starts.length - 1;
      if (
        position === last - 1 &&
        before?.trainingInput === trainingInput &&
        (positions[before.call] ?? -1) >= position &&
        isSameEnd(form, trainingInput)
      )
        position = last;
      positions[call] = position;
      before = observation;
    }
    return this.#lastOfEach(positions);
  }

  /** Of calls that come to one place one after the other, the last has read what is there: before it may be an invented token, such as the end of a line. */
  #lastOfEach(positions: readonly number[]): readonly number[] {
    const kept: number[] = emptyList();
    for (let call = 0; call < positions.length; call++) {
      const isLast =
        positions[call] !== positions[call + 1] || this.#trainingInputOf[call] !== this.#trainingInputOf[call + 1];
      kept[call] = isLast ? (positions[call] as number) : -1;
    }
    return kept;
  }
}

/**
 * By what is known of most terminals; if of as many, by what was returned rather than left somewhere, since that was read in
 * this very call; then by what is found at most places.
 */
function makesMoreSense(one: TrainingInputs, other: TrainingInputs): boolean {
  const [known, otherKnown] = [told(one.fields), told(other.fields)];
  if (known.terminals !== otherKnown.terminals) return known.terminals > otherKnown.terminals;
  const [root, otherRoot] = [one.place.location?.root ?? Infinity, other.place.location?.root ?? Infinity];
  return root === otherRoot ? known.values > otherKnown.values : root < otherRoot;
}

/** Of how many terminals the best of the fields is sure, and how much they tell of all of these together. */
function told(fields: readonly TokenField[]): { readonly terminals: number; readonly values: number } {
  let values = 0;
  let terminals = 0;
  for (let at = 0; at < fields.length; at++) {
    const { isSure } = fields[at] as TokenField;
    let sure = 0;
    for (let terminal = 0; terminal < isSure.length; terminal++) if (isSure[terminal] === true) sure++;
    values += sure;
    if (sure > terminals) terminals = sure;
  }
  return { terminals, values };
}

/** What lies inside of a kind that is an object belongs to all tokens of that kind. */
function withoutInsides(fields: readonly TokenField[]): readonly TokenField[] {
  const kept: TokenField[] = emptyList();
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] as TokenField;
    let isInside = false;
    for (let i = 0; i < fields.length; i++) if (holds(fields[i] as TokenField, field)) isInside = true;
    if (!isInside) kept[kept.length] = field;
  }
  return kept;
}

/** Whether it is in an object with what places the token, which is more than the lexer itself. */
function isBeside({ location: place }: TokenPlace, location: Location): boolean {
  return place !== undefined && place.keys.length > 1 && areSiblings(place, location);
}

function holds({ location: outer }: TokenField, { location: inner }: TokenField): boolean {
  if (outer.root !== inner.root || outer.keys.length >= inner.keys.length) return false;
  for (let at = 0; at < outer.keys.length; at++) if (outer.keys[at] !== inner.keys[at]) return false;
  return true;
}

function isSameEnd(form: PlaceForm, { cuts: { ends } }: TrainingText): boolean {
  return form !== 'start' && form !== 'start + 1' && ends[ends.length - 1] === ends[ends.length - 2];
}

/** How many calls the number places at a token, each token of a text counted once. */
function foundBy(form: PlaceForm, observations: readonly Observation[]): number {
  let found = 0;
  let previous: TrainingText | undefined;
  let furthest = -1;
  for (let at = 0; at < observations.length; at++) {
    const { value, trainingInput } = observations[at] as Observation;
    if (trainingInput !== previous) furthest = -1;
    previous = trainingInput;
    const position = typeof value === 'number' ? tokenAt(form, value, trainingInput) : -1;
    if (position > furthest) found++;
    furthest = position > furthest ? position : furthest;
  }
  return found;
}

function examplesOf(observations: readonly Observation[], positions: readonly number[]): readonly Example[] {
  const examples: Example[] = emptyList();
  for (let at = 0; at < observations.length; at++) {
    const { trainingInput, call, value } = observations[at] as Observation;
    const position = positions[call] as number;
    if (position >= 0) examples[examples.length] = { trainingInput, position, value };
  }
  return examples;
}
