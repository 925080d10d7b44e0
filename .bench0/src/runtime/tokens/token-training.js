import { emptyList, PrivateMap } from '../realm/intrinsics.js';
import { areSiblings, eachLocation } from './locations.js';
import { learnField } from './token-field.js';
import { linePlaces } from './line-places.js';
import { hasSeveralValues } from './observation.js';
import { placeForms, tokenAt } from './token-place.js';
const severally = -2;
/** The minimum share of the tokens read that a location must place. */
const leastFound = 0.5;
const nearlyAsMany = 0.6;
/** The minimum share of calls with a new object; some calls look at the same token again. */
const mostlyNew = 0.7;
/** Upper limit of calls, which suffices to rule out locations that are not kinds. */
const mostCalls = 1 << 12;
/**
 * Observes a tokenizer on training inputs, whose tokens are known, to learn where the position, the kind and the text
 * of a token are found.
 */
export class TokenTraining {
    #lexicon;
    #byName = new PrivateMap();
    #places = emptyList();
    /** The training input of each call. */
    #trainingInputOf = emptyList();
    #failed = emptyList();
    #isBegun = false;
    /** True if the last call gave a token. */
    #isGiven = true;
    constructor(lexicon) {
        this.#lexicon = lexicon;
    }
    /** Called when the tokenizer is called. */
    begin() {
        this.#isBegun = true;
        this.#isGiven = false;
    }
    /** Called when the call has ended, with or without a token. */
    end(trainingInput) {
        const call = this.#trainingInputOf.length;
        if (!this.#isGiven && call < mostCalls)
            this.#failed[this.#failed.length] = { trainingInput, call };
        this.#isGiven = true;
    }
    /** True if further training inputs would not be observed. */
    get isFull() {
        return this.#trainingInputOf.length >= mostCalls;
    }
    get isBegun() {
        return this.#isBegun || this.#trainingInputOf.length > 0;
    }
    watch(read, trainingInput) {
        const call = this.#trainingInputOf.length;
        this.#isGiven = true;
        if (call >= mostCalls)
            return;
        this.#trainingInputOf[call] = trainingInput;
        eachLocation(read, (location, value) => {
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
     * What the training gives; undefined if no location distinguishes tokens. Of several locations that may give
     * positions, the one that explains most is used; without one, tokens are counted.
     */
    learn() {
        this.#forgetConstants();
        const places = this.#likelyPlaces();
        places[places.length] = { place: { location: undefined, form: 'start' }, all: emptyList() };
        let best;
        for (let at = 0; at < places.length; at++) {
            const trainingInputs = this.#learnBy(places[at]);
            if (trainingInputs.fields.length > 0 && (best === undefined || makesMoreSense(trainingInputs, best)))
                best = trainingInputs;
        }
        return best;
    }
    /** Drops locations with too few values to distinguish tokens, such as settings and flags. */
    #forgetConstants() {
        let kept = 0;
        for (let at = 0; at < this.#places.length; at++) {
            const observations = this.#places[at];
            if (hasSeveralValues(observations))
                this.#places[kept++] = observations;
        }
        this.#places.length = kept;
    }
    #learnBy({ place, all: numbers }) {
        const positions = place.location === undefined ? this.#counted() : this.#placed(place.form, numbers);
        const terminals = this.#heard(positions);
        const fields = emptyList();
        for (let at = 0; at < this.#places.length; at++) {
            const { location, all } = this.#places[at];
            if (location === place.location || location === place.lines?.location)
                continue;
            const examples = examplesOf(all, positions);
            const isInToken = location.root === 0 || isBeside(place, location) || this.#isInNew(location);
            const field = learnField({ location, examples, isInToken, terminals: terminals.length }, this.#lexicon);
            if (field !== undefined)
                fields[fields.length] = field;
        }
        return { place, fields: withoutInsides(fields), terminals, refused: this.#refused(positions, terminals) };
    }
    /** True if each call makes the object of the location anew, as it does with tokens. */
    #isInNew({ holder }) {
        const observations = this.#byName.get(holder)?.all;
        if (observations === undefined)
            return false;
        let changes = 0;
        for (let at = 1; at < observations.length; at++)
            if (observations[at].value !== observations[at - 1].value)
                changes++;
        return changes >= (observations.length - 1) * mostlyNew;
    }
    /**
     * The terminals at which the tokenizer stopped: where a call gave no token, that is the one after the token read
     * last.
     */
    #refused(positions, heard) {
        const isHeard = emptyList();
        for (let at = 0; at < heard.length; at++)
            isHeard[heard[at]] = true;
        /** For each terminal, the terminal before it at such a stop; `severally` if there were different ones. */
        const after = emptyList();
        const refused = emptyList();
        for (let at = 0; at < this.#failed.length; at++) {
            const { trainingInput, call } = this.#failed[at];
            const { terminals } = trainingInput.spans;
            const isFirst = call === 0 || this.#trainingInputOf[call - 1] !== trainingInput;
            const last = isFirst ? -1 : positions[call - 1];
            // The position read last is not known, so neither is where the tokenizer stopped.
            if (!isFirst && last < 0)
                continue;
            const before = isFirst ? -1 : terminals[last];
            const terminal = terminals[last + 1];
            if (terminal === undefined || isHeard[terminal] === true || after[terminal] === severally)
                continue;
            if (after[terminal] === undefined)
                after[terminal] = before;
            else if (after[terminal] !== before) {
                after[terminal] = severally;
                refused[refused.length] = terminal;
            }
        }
        return refused;
    }
    /** The terminals at or before a position that was read. */
    #heard(positions) {
        const isHeard = emptyList();
        for (let call = 0; call < positions.length; call++) {
            const { terminals } = this.#trainingInputOf[call].spans;
            for (let at = positions[call]; at >= 0; at--)
                isHeard[terminals[at]] = true;
        }
        const heard = [];
        for (let terminal = 0; terminal < isHeard.length; terminal++)
            if (isHeard[terminal] === true)
                heard[heard.length] = terminal;
        return heard;
    }
    /** The locations that place the most tokens, or nearly as many. */
    #likelyPlaces() {
        const found = emptyList();
        const places = emptyList();
        let most = this.#readAtMost() * leastFound;
        const add = (all, location, lines) => {
            for (let i = 0; i < placeForms.length; i++) {
                const form = placeForms[i];
                const count = foundBy(form, all);
                if (count > most)
                    most = count;
                found[places.length] = count;
                places[places.length] = { place: { location, form, ...(lines && { lines }) }, all };
            }
        };
        for (let at = 0; at < this.#places.length; at++) {
            const { all, location } = this.#places[at];
            add(all, location);
        }
        const inLines = linePlaces(this.#places);
        for (let at = 0; at < inLines.length; at++) {
            const { all, location, lines } = inLines[at];
            add(all, location, lines);
        }
        const likely = emptyList();
        for (let at = 0; at < places.length; at++)
            if (found[at] >= most * nearlyAsMany)
                likely[likely.length] = places[at];
        return likely;
    }
    /** An upper limit of the tokens that the calls have read; some calls look at the same token again. */
    #readAtMost() {
        let tokens = 0;
        for (let call = 0; call < this.#trainingInputOf.length; call++) {
            const trainingInput = this.#trainingInputOf[call];
            if (trainingInput !== this.#trainingInputOf[call - 1])
                tokens += trainingInput.spans.starts.length;
        }
        return tokens < this.#trainingInputOf.length ? tokens : this.#trainingInputOf.length;
    }
    /** The position for each call, if each call reads the next token. */
    #counted() {
        const positions = emptyList();
        let count = 0;
        for (let call = 0; call < this.#trainingInputOf.length; call++) {
            const trainingInput = this.#trainingInputOf[call];
            count = trainingInput === this.#trainingInputOf[call - 1] ? count + 1 : 0;
            positions[call] = count < trainingInput.spans.starts.length ? count : -1;
        }
        return positions;
    }
    /** The position for each call, or -1. */
    #placed(form, all) {
        const positions = emptyList();
        for (let call = 0; call < this.#trainingInputOf.length; call++)
            positions[call] = -1;
        let before;
        for (let at = 0; at < all.length; at++) {
            const observation = all[at];
            const { trainingInput, value, call } = observation;
            let position = typeof value === 'number' ? tokenAt(form, value, trainingInput) : -1;
            // The last token and the text end at the same offset: a second call that ends there has read the end of input.
            const last = trainingInput.spans.starts.length - 1;
            if (position === last - 1 &&
                before?.trainingInput === trainingInput &&
                (positions[before.call] ?? -1) >= position &&
                isSameEnd(form, trainingInput))
                position = last;
            positions[call] = position;
            before = observation;
        }
        return this.#lastOfEach(positions);
    }
    /**
     * Of consecutive calls at the same position, only the last one has read the token there; the others may have given
     * synthetic tokens, such as the end of a line.
     */
    #lastOfEach(positions) {
        const kept = emptyList();
        for (let call = 0; call < positions.length; call++) {
            const isLast = positions[call] !== positions[call + 1] || this.#trainingInputOf[call] !== this.#trainingInputOf[call + 1];
            kept[call] = isLast ? positions[call] : -1;
        }
        return kept;
    }
}
/**
 * True if one result is better: first by the number of terminals that are known; then by the root, because a returned
 * position belongs to the same call; then by the number of values in all fields.
 */
function makesMoreSense(one, other) {
    const [known, otherKnown] = [told(one.fields), told(other.fields)];
    if (known.terminals !== otherKnown.terminals)
        return known.terminals > otherKnown.terminals;
    const [root, otherRoot] = [one.place.location?.root ?? Infinity, other.place.location?.root ?? Infinity];
    return root === otherRoot ? known.values > otherKnown.values : root < otherRoot;
}
/** The greatest number of terminals that one field is sure of, and the sum over all fields. */
function told(fields) {
    let values = 0;
    let terminals = 0;
    for (let at = 0; at < fields.length; at++) {
        const { isSure } = fields[at];
        let sure = 0;
        for (let terminal = 0; terminal < isSure.length; terminal++)
            if (isSure[terminal] === true)
                sure++;
        values += sure;
        if (sure > terminals)
            terminals = sure;
    }
    return { terminals, values };
}
/** Drops fields inside another field: the properties of a kind are the same for all tokens of that kind. */
function withoutInsides(fields) {
    const kept = emptyList();
    for (let at = 0; at < fields.length; at++) {
        const field = fields[at];
        let isInside = false;
        for (let i = 0; i < fields.length; i++)
            if (holds(fields[i], field))
                isInside = true;
        if (!isInside)
            kept[kept.length] = field;
    }
    return kept;
}
/** True if the location is in the same object as the position of the token, and that object is not the lexer itself. */
function isBeside({ location: place }, location) {
    return place !== undefined && place.keys.length > 1 && areSiblings(place, location);
}
function holds({ location: outer }, { location: inner }) {
    if (outer.root !== inner.root || outer.keys.length >= inner.keys.length)
        return false;
    for (let at = 0; at < outer.keys.length; at++)
        if (outer.keys[at] !== inner.keys[at])
            return false;
    return true;
}
function isSameEnd(form, { spans: { ends } }) {
    return form !== 'start' && form !== 'start + 1' && ends[ends.length - 1] === ends[ends.length - 2];
}
/** The number of tokens that a number places, each token of a text counted once. */
function foundBy(form, observations) {
    let found = 0;
    let previous;
    let furthest = -1;
    for (let at = 0; at < observations.length; at++) {
        const { value, trainingInput } = observations[at];
        if (trainingInput !== previous)
            furthest = -1;
        previous = trainingInput;
        const position = typeof value === 'number' ? tokenAt(form, value, trainingInput) : -1;
        if (position > furthest)
            found++;
        furthest = position > furthest ? position : furthest;
    }
    return found;
}
function examplesOf(observations, positions) {
    const examples = emptyList();
    for (let at = 0; at < observations.length; at++) {
        const { trainingInput, call, value } = observations[at];
        const position = positions[call];
        if (position >= 0)
            examples[examples.length] = { trainingInput, position, value };
    }
    return examples;
}
