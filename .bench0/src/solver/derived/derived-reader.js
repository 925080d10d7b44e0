import { IntervalSet } from '../../constraint/interval-set.js';
import { indexIn } from '../positions/index-in.js';
import { PositionReader } from '../positions/position-reader.js';
import { narrowing } from '../positions/reading.js';
import { Abstraction } from './abstraction.js';
import { MatchStarts } from './match-starts.js';
import { StandIns } from './stand-ins.js';
/** Reads conditions on computed texts as sets of values at their positions, with stand-ins for the texts. */
export class DerivedReader {
    standIns;
    #simplifier;
    #abstraction;
    #reader;
    #starts = new MatchStarts();
    #readings = new Map();
    /** `simplifier`: one without knowledge of inputs. */
    constructor(simplifier) {
        this.#simplifier = simplifier;
        this.standIns = new StandIns(simplifier.pool);
        this.#abstraction = new Abstraction(simplifier, this.standIns);
        this.#reader = new PositionReader(simplifier, (test, wanted) => this.#readOther(test, wanted));
    }
    /** A reading that holds wherever the condition does; undefined if it is too large. */
    read(condition) {
        if (this.#readings.has(condition))
            return this.#readings.get(condition);
        const abstract = this.#abstraction.of(condition);
        const reading = abstract && this.#reader.read(abstract)?.map((conjunction) => this.#withFacts(conjunction));
        this.#readings.set(condition, reading);
        return reading;
    }
    /** A variable for the truth of the test, and what a match says of the ends of the text. */
    #readOther(test, wanted) {
        const { pool } = this.#simplifier;
        const truth = narrowing(this.standIns.truth(test), IntervalSet.of(Number(wanted)));
        const [pattern, text, lastIndex] = test.operands;
        const isMatch = wanted && test.name === 'regExpTest' && text?.kind === 'variable' && text.name === 'text';
        if (!isMatch || (lastIndex !== undefined && indexIn(lastIndex) !== 0))
            return [[truth]];
        const start = this.#starts.of(pattern);
        const length = narrowing(pool.variable('length', text.input), start.lengths);
        const units = start.units.map((set, position) => narrowing(pool.variable('unit', text.input, position), set));
        return [[truth, length, ...units]];
    }
    /** Adds what is known of the texts whatever the path: a trimmed text does not begin with a space. */
    #withFacts(conjunction) {
        const texts = new Map();
        for (const { variable } of conjunction)
            texts.set(variable.input, variable);
        const facts = [...texts.values()].flatMap((variable) => {
            const term = this.standIns.termOf(variable);
            const isTrimmed = term?.kind === 'application' && (term.name === 'trim' || term.name === 'trimStart');
            return isTrimmed ? [narrowing(this.#simplifier.pool.variable('unit', variable.input, 0), notTrimmed)] : [];
        });
        return facts.length === 0 ? conjunction : [...conjunction, ...facts];
    }
}
/** The units that `trim` keeps: all but white space and line ends. */
const notTrimmed = IntervalSet.ranges(Array.from({ length: 0x10000 }, (_, unit) => unit).flatMap((unit) => String.fromCharCode(unit).trim() === '' ? [] : [[unit, unit]]));
