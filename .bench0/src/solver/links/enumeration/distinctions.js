import { IntervalSet } from '../../../constraint/interval-set.js';
import { UnitClasses } from '../regular/unit-classes.js';
import { patternClasses } from './pattern-classes.js';
import { UnitPartition } from './unit-partition.js';
const named = (...names) => new Set(names);
const equalities = named('strictEquals', 'strictNotEquals', 'looseEquals', 'looseNotEquals', 'sameValue', 'sameValueZero');
const orders = named('lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual');
const searches = named('indexOf', 'lastIndexOf', 'includes', 'startsWith', 'endsWith', 'splitPart', 'splitCount', 'replace', 'replaceAll');
const trims = named('trim', 'trimStart', 'trimEnd');
const numerals = named('numberOf', 'toNumber', 'toNumeric', 'parseInt', 'parseFloat');
const caseConversions = named('toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase');
const lookUps = named('hasKey', 'keyIndex', 'lookup');
/** Operators that copy text, or compute with positions in it. */
const movers = named('fromCharCode', 'charCodeAt', 'stringLength', 'indexString', 'charAt', 'at', 'slice', 'substring', 'substr', 'concat', 'repeat', 'padStart', 'padEnd', 'typeOf', 'toBoolean', 'toStringValue', 'not', 'and', 'or', 'add', 'subtract', 'multiply', 'negate', 'min', 'max', 'bitOr', 'select');
/** Operators that may be applied to the value of a unit. */
const readersOfUnits = new Set([
    ...equalities,
    ...orders,
    'fromCharCode',
    'toBoolean',
    'and',
    'or',
]);
/** The units of decimal numerals, and those of fractions, exponents, other bases and Infinity. */
const decimalUnits = unitsIn('0123456789+-');
const numeralUnits = unitsIn('.eExXoObBaAcCdDfFInity');
/** Computed when first needed and kept for the life of the process. */
let white;
export function distinctionsOf(conditions, domains) {
    const reader = new DistinctionReader();
    for (const domain of domains)
        reader.partition.split(domain);
    const terms = new Set(conditions);
    for (const term of terms) {
        if (term.kind !== 'application')
            continue;
        reader.read(term);
        for (const operand of term.operands)
            terms.add(operand);
    }
    reader.end();
    return reader;
}
class DistinctionReader {
    partition = new UnitPartition();
    comparesUnits = false;
    isAll = true;
    #ignoresCase = false;
    #texts = new Set();
    read(term) {
        const { name, operands } = term;
        if (operands.some(isUnitValue) && !readersOfUnits.has(name))
            this.isAll = false;
        if (equalities.has(name) || orders.has(name))
            this.#readComparison(term);
        else if (searches.has(name))
            this.#readSearch(operands);
        else if (lookUps.has(name))
            this.#readKeys(operands[0]);
        else if (name.startsWith('regExp'))
            this.#readPattern(operands[0]);
        else if (trims.has(name))
            this.#splitWhite();
        else if (numerals.has(name))
            this.#readNumeral(term);
        else if (caseConversions.has(name))
            this.#readCaseConversion();
        else if (!movers.has(name))
            this.isAll = false;
        if (name === 'toBoolean' && operands.some(isUnitValue))
            this.partition.split(IntervalSet.of(0));
    }
    /** Finishes when all texts are known. */
    end() {
        for (const text of this.#texts) {
            this.partition.splitEach(unitsIn(text));
            if (this.#ignoresCase)
                this.partition.splitEach(unitsIn(text.toLowerCase() + text.toUpperCase()));
        }
    }
    #readComparison({ name, operands }) {
        const constants = operands.flatMap((operand) => (operand.kind === 'constant' ? [operand.value] : []));
        const isOrder = orders.has(name);
        if (constants.length === 0) {
            this.comparesUnits = true;
            if (isOrder && operands.some(({ sort }) => sort !== 'number' && sort !== 'int32'))
                this.isAll = false;
            if (isOrder && operands.some(isUnitValue))
                this.isAll = false;
        }
        for (const value of constants) {
            if (typeof value === 'string')
                this.#readText(value, isOrder);
            else if (typeof value === 'number' && operands.some(isUnitValue))
                this.#splitAt(value);
        }
    }
    #readText(text, isOrder) {
        this.#texts.add(text);
        if (isOrder)
            for (const unit of unitsIn(text))
                this.#splitAt(unit);
    }
    #readSearch(operands) {
        for (const operand of operands.slice(1)) {
            if (operand.kind !== 'constant')
                this.comparesUnits = true;
            else if (typeof operand.value === 'string')
                this.#texts.add(operand.value);
        }
    }
    #readKeys(table) {
        const value = table?.kind === 'constant' ? table.value : undefined;
        if (typeof value !== 'object' || value === null || !('keys' in value)) {
            this.isAll = false;
            return;
        }
        for (const key of value.keys)
            this.#texts.add(String(key));
    }
    #readPattern(pattern) {
        const value = pattern?.kind === 'constant' ? pattern.value : undefined;
        if (typeof value !== 'object' || value?.kind !== 'regExp') {
            this.isAll = false;
            return;
        }
        const classes = classesOf(value.source, value.flags);
        for (const set of classes.sets)
            this.partition.split(set);
        this.comparesUnits ||= classes.comparesUnits;
        this.isAll &&= classes.isAll;
    }
    #readNumeral({ name, operands }) {
        const radix = operands[1]?.kind === 'constant' ? operands[1].value : undefined;
        this.partition.splitEach(decimalUnits);
        if (name !== 'parseInt' || radix !== 10)
            this.partition.splitEach(numeralUnits);
        if (name === 'parseInt' && typeof radix === 'number' && radix > 16)
            this.isAll = false;
        if (name === 'parseInt' && operands[1] !== undefined && radix === undefined)
            this.isAll = false;
        this.#splitWhite();
    }
    /**
     * Case conversion relates units of different classes, so enumeration is no proof; words of either case are tried
     * anyway.
     */
    #readCaseConversion() {
        this.#ignoresCase = true;
        this.isAll = false;
    }
    #splitWhite() {
        white ??= new UnitClasses('').unitsOf('\\s');
        for (const set of white)
            this.partition.split(set);
    }
    #splitAt(value) {
        if (value < 0 || value > 0xffff || !Number.isInteger(value))
            return;
        this.partition.split(IntervalSet.of(value));
        this.partition.split(IntervalSet.range(0, value));
    }
}
/** Whether the term is the value of a unit, as opposed to a position or a length. */
function isUnitValue(term) {
    if (term.kind === 'variable')
        return term.name === 'unit';
    return term.kind === 'application' && term.name === 'charCodeAt';
}
function unitsIn(text) {
    return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}
const keptPatterns = 256;
/** Cache for the life of the process, emptied at `keptPatterns`: subjects test few patterns, each many times. */
const classesByPattern = new Map();
function classesOf(source, flags) {
    const key = `/${source}/${flags}`;
    const found = classesByPattern.get(key) ?? patternClasses(source, flags);
    if (classesByPattern.size >= keptPatterns)
        classesByPattern.clear();
    classesByPattern.set(key, found);
    return found;
}
