import { alternativesIn, alternativesOf, optionTaken, stoppedAtOnce, wentOn } from './choices/alternatives.js';
import { expand } from './expand.js';
import { NearestAlternative } from './choices/nearest-alternative.js';
import { NodeCycles } from './node-cycles.js';
import { pickCharacter } from './choices/pick-character.js';
import { defaultLimits } from './production-limits.js';
import { shortestClosing } from './shortest-closing.js';
/**
 * Produces few words that together use every alternative of every rule, after Purdom: each choice takes the shortest
 * derivation that leads to a missing alternative, and everything else is closed as briefly as possible. It ends when no
 * missing alternative can be reached within the limits. A grammar without choices yields one word.
 *
 * @example
 * ```ts
 * const producer = new PurdomProducer(loadGrammarSync('json'), new Random(1));
 * console.log(producer.next());
 * ```
 */
export class PurdomProducer {
    /** Alternatives found so far that cannot be reached within the limits. */
    outOfReach = new Set();
    #grammar;
    #limits;
    #missing;
    #nearest;
    #cycles;
    #chooser;
    #missingAtIteration = new Map();
    #hasProduced = false;
    constructor(grammar, random, limits = defaultLimits) {
        this.#grammar = grammar;
        this.#limits = limits;
        this.#missing = alternativesOf(grammar);
        this.#nearest = new NearestAlternative(grammar, this.#missing);
        this.#cycles = new NodeCycles(grammar);
        this.#chooser = {
            option: (alt, offered, room) => this.#chooseOption(alt, offered, room),
            again: (repeat, done, room) => this.#goOn(repeat, done, room),
            character: (node) => pickCharacter(node.set, random),
            firstItem: (seq) => this.#nearest.itemOnTheWay(seq),
        };
    }
    next() {
        while (this.#missing.size > 0 || !this.#hasProduced) {
            const before = this.#missing.size;
            const derivation = expand(this.#grammar, this.#chooser, this.#limits);
            if (derivation === undefined)
                return undefined;
            // Choices forced by the limits bypass the chooser, so they are read from the tree.
            for (const alternative of alternativesIn(derivation))
                this.#remove(alternative);
            if (this.#missing.size < before || !this.#hasProduced) {
                this.#hasProduced = true;
                return derivation;
            }
            this.#giveUpNearest();
        }
        return undefined;
    }
    #chooseOption(alt, offered, room) {
        const missing = offered.filter((index) => this.#missing.has(optionTaken(alt.options[index])));
        const { length } = shortestClosing(this.#grammar);
        const closingLength = (index) => length[alt.options[index].id];
        if (missing.length > 0) {
            // Options that can recur here come first, so that the others can be used within the same word.
            const returning = missing.filter((index) => this.#cycles.areTogether(alt, alt.options[index]));
            const choice = least(returning.length > 0 ? returning : missing, closingLength);
            this.#remove(optionTaken(alt.options[choice]));
            return choice;
        }
        const wayLength = (index) => this.#nearest.lengthFrom(alt.options[index]);
        const nearest = least(offered, wayLength);
        return fits(wayLength(nearest), room) ? nearest : least(offered, closingLength);
    }
    #goOn(repeat, done, room) {
        const atOnce = done === repeat.min;
        if (atOnce && this.#remove(wentOn(repeat)))
            return true;
        if (atOnce && this.#remove(stoppedAtOnce(repeat)))
            return false;
        // If the limits prevented progress in one iteration, they prevent it in the next one too.
        if (done > repeat.min && this.#missingAtIteration.get(repeat) === this.#missing.size)
            return false;
        this.#missingAtIteration.set(repeat, this.#missing.size);
        return fits(this.#nearest.lengthFrom(repeat.item), room);
    }
    /** Removes an alternative; returns true if it was missing. */
    #remove(alternative) {
        const wasMissing = this.#missing.delete(alternative);
        if (wasMissing)
            this.#nearest.dropped(alternative);
        return wasMissing;
    }
    /** Gives up the nearest alternative, which the last word targeted and could not reach within the limits. */
    #giveUpNearest() {
        const goal = this.#nearest.goalFrom(this.#grammar.root);
        this.#remove(goal);
        this.outOfReach.add(goal);
    }
}
/** Ignores the fraction of the length, which counts rules instead of text. */
function fits(length, room) {
    return Math.floor(length) <= room;
}
/** Returns the item with the least value, the first among equals. */
function least(items, valueOf) {
    return items.reduce((best, item) => (valueOf(item) < valueOf(best) ? item : best));
}
