import { Evaluator } from '../constraint/evaluate.js';
/** Deeper expressions are not analyzed: what they read is taken to be everything that occurs in them. */
const deepest = 1000;
/**
 * Finds the parts of a run's inputs that expressions read. Which character is read is known from the run; that its
 * position was computed from other characters does not count as reading them.
 */
export class ReadRanges {
    #evaluator;
    #assignment;
    #known = new Map();
    constructor(assignment) {
        this.#assignment = assignment;
        this.#evaluator = new Evaluator(assignment);
    }
    /** Ordered by input and position; ranges that touch each other are merged. Only at the end is an empty range a read. */
    of(expressions) {
        const ranges = merged([...expressions].flatMap((expr) => this.#reads(expr)));
        return ranges.filter(({ input, from, to }) => from === undefined || from !== to || from === this.#lengthOf(input));
    }
    #reads(expr) {
        if (expr.kind === 'constant')
            return [];
        if (expr.kind === 'variable')
            return [this.#variable(expr)];
        if (expr.depth > deepest)
            return expr.variables.map((variable) => this.#variable(variable));
        const known = this.#known.get(expr);
        if (known !== undefined)
            return known;
        const reads = this.#application(expr);
        this.#known.set(expr, reads);
        return reads;
    }
    #variable({ name, input, position }) {
        const length = this.#lengthOf(input);
        if (length === undefined)
            return { input };
        if (name === 'length')
            return { input, from: length, to: length };
        if (name === 'text')
            return { input, from: 0, to: length };
        return { input, from: position, to: position + 1 };
    }
    #application(expr) {
        const [text, argument, start] = expr.operands;
        const within = text && this.#span(text);
        if (within === undefined)
            return merged(expr.operands.flatMap((operand) => this.#reads(operand)));
        const { input, from, to } = within;
        const range = (first, last) => [
            { input, from: Math.min(from + first, to), to: Math.min(from + last, to) },
        ];
        const length = to - from;
        switch (expr.name) {
            case 'stringLength':
                return range(length, length);
            case 'startsWith':
                return [
                    ...range(this.#number(start), this.#number(start) + this.#textLength(argument)),
                    ...this.#reads(argument),
                ];
            case 'indexOf':
            case 'includes': {
                const at = this.#textOf(text).indexOf(this.#textOf(argument), this.#number(start));
                return [
                    ...range(this.#number(start), at < 0 ? length : at + this.#textLength(argument)),
                    ...this.#reads(argument),
                ];
            }
            case 'charCodeAt':
            case 'codePointAt': {
                const at = this.#number(argument);
                return range(at, at + 1);
            }
            default: {
                const own = this.#span(expr);
                if (own !== undefined)
                    return [own];
                return merged([within, ...expr.operands.slice(1).flatMap((operand) => this.#reads(operand))]);
            }
        }
    }
    /** The part of an input that the value of an expression is a copy of. */
    #span(expr) {
        if (expr.kind === 'variable' && expr.name === 'text') {
            const length = this.#lengthOf(expr.input);
            return length === undefined ? undefined : { input: expr.input, from: 0, to: length };
        }
        if (expr.kind !== 'application' || expr.depth > deepest)
            return undefined;
        const [text, a, b] = expr.operands;
        const within = text && this.#span(text);
        if (within === undefined)
            return undefined;
        const length = within.to - within.from;
        const value = this.#evaluator.evaluate(expr);
        const size = typeof value === 'string' ? value.length : 0;
        const at = startOf(expr.name, this.#textOf(text), this.#number(a), this.#number(b, length), size);
        if (at === undefined)
            return undefined;
        const from = within.from + Math.max(0, Math.min(at, length));
        return { input: within.input, from, to: Math.min(from + size, within.to) };
    }
    #textOf(expr) {
        const value = this.#evaluator.evaluate(expr);
        return typeof value === 'string' ? value : '';
    }
    #textLength(expr) {
        return expr === undefined ? 0 : this.#textOf(expr).length;
    }
    #number(expr, missing = 0) {
        const value = expr === undefined ? undefined : this.#evaluator.evaluate(expr);
        return typeof value === 'number' && !Number.isNaN(value) ? Math.trunc(value) : missing;
    }
    #lengthOf(input) {
        const value = this.#assignment.inputs.get(input);
        return typeof value === 'string' || value instanceof Uint8Array ? value.length : undefined;
    }
}
/** Where in its text the result of an operator begins; undefined if the result is not a part of the text. */
function startOf(name, text, a, b, size) {
    const fromEnd = a < 0 ? text.length + a : a;
    switch (name) {
        case 'charAt':
        case 'indexString':
            return a;
        case 'at':
        case 'slice':
        case 'substr':
            return fromEnd;
        case 'substring':
            return Math.min(Math.max(a, 0), Math.max(b, 0));
        case 'trim':
        case 'trimStart':
            return text.length - text.trimStart().length;
        case 'trimEnd':
            return 0;
        case 'toLowerCase':
        case 'toUpperCase':
        case 'toLocaleLowerCase':
        case 'toLocaleUpperCase':
        case 'normalize':
            return size === text.length ? 0 : undefined;
        default:
            return undefined;
    }
}
function merged(ranges) {
    const sorted = [...ranges].sort((a, b) => a.input - b.input || (a.from ?? 0) - (b.from ?? 0) || (a.to ?? 0) - (b.to ?? 0));
    const result = [];
    for (const range of sorted) {
        const last = result.at(-1);
        if (last === undefined || last.input !== range.input || last.to === undefined || range.to === undefined) {
            if (last?.input !== range.input)
                result.push(range);
        }
        else if (range.from <= last.to)
            result[result.length - 1] = { ...last, to: Math.max(last.to, range.to) };
        else
            result.push(range);
    }
    return result;
}
