import { operatorCode, operators } from '../../core/operators.js';
import { eventKind, slotsPerEvent, slotsPerNode } from '../../core/raw-trace.js';
import { EventBuffer } from './event-buffer.js';
import { ExpressionTable } from './expression-table.js';
import { TextSegments } from '../text/text-segments.js';
import { NodeMarks } from './node-marks.js';
import { ReadingTable } from './reading-table.js';
import { TableConstants } from './table-constants.js';
import { bufferOf, copySlots, emptyList, isObject, sameValue, Slots } from '../realm/intrinsics.js';
import { KindObjects } from '../tokens/kind-objects.js';
/** Upper limit of stale sites kept per run. */
const staleSitesKept = 100;
/** For copies of more elements, only the first steps and the last are decisions. */
const decidedTurns = 32;
/**
 * Builds expressions and records decisions. A shadow whose node has another value than the value it belongs to is stale
 * and dropped.
 */
export class Recorder {
    events = new EventBuffer();
    table;
    tables;
    textSegments;
    kinds;
    #samples = emptyList();
    #decided = new NodeMarks();
    stale = 0;
    /** The node of the primitive that operators convert an object to; 0 if it has none. */
    ofObject = () => 0;
    #staleSites = emptyList();
    /** With `reads`, also records which characters of the inputs are read. */
    constructor(reads = false) {
        this.table = reads ? new ReadingTable(this.events) : new ExpressionTable();
        this.tables = new TableConstants(this.table);
        this.textSegments = new TextSegments(this.table);
        this.kinds = new KindObjects(this.table, this.tables);
    }
    reset() {
        this.table.reset();
        this.textSegments.reset();
        this.events.reset();
        this.#samples = emptyList();
        this.#decided.reset();
        this.kinds.reset();
        this.stale = 0;
        this.#staleSites = emptyList();
    }
    /** The shadow if its value is still `value`; 0 otherwise. */
    current(shadow, value) {
        // A shadow variable is undefined in functions of a module that run before its body.
        if (!(shadow > 0))
            return 0;
        if (sameValue(this.table.valueAt(shadow), value))
            return shadow;
        this.noteStale(shadow);
        return 0;
    }
    /** Counts a dropped shadow. Shadows of earlier runs are not counted: their values are concrete in this run. */
    noteStale(shadow) {
        if (!this.table.holds(shadow))
            return;
        this.stale++;
        if (this.#staleSites.length < staleSitesKept)
            this.#staleSites[this.#staleSites.length] = this.events.lastSite;
    }
    /** The node of an operand: its shadow, or a constant if it has none; 0 for objects and symbols without a shadow. */
    operand(shadow, value) {
        return shadow === 0 ? this.table.constant(value) : shadow;
    }
    binary(operator, left, right, result, leftShadow, rightShadow) {
        const a = this.current(leftShadow, left);
        const b = this.current(rightShadow, right);
        if ((a | b) === 0)
            return 0;
        if (this.kinds.areThere && (isObject(left) || isObject(right)))
            return this.#kinds(operator, left, right, result, a, b);
        const first = this.operand(a, left);
        const second = this.operand(b, right);
        if (first !== 0 && second !== 0)
            return this.application(operator, first, second, 0, result);
        // An object never equals a primitive.
        if (operator === operatorCode.strictEquals || operator === operatorCode.strictNotEquals)
            return 0;
        const one = first || this.ofObject(left);
        const other = second || this.ofObject(right);
        if (one !== 0 && other !== 0)
            return this.table.node(operator, one, other, 0, result);
        this.#concretizeOperand(left, a);
        this.#concretizeOperand(right, b);
        return 0;
    }
    /** Token kinds that are objects are compared by number; they support no other operator. */
    #kinds(operator, left, right, result, a, b) {
        const isEquality = operator >= operatorCode.strictEquals && operator <= operatorCode.sameValueZero;
        if (!isEquality || (a !== 0 && !isObject(left)) || (b !== 0 && !isObject(right)))
            return 0;
        const first = a || this.table.constant(this.kinds.numberOf(left));
        const second = b || this.table.constant(this.kinds.numberOf(right));
        return this.table.node(operator, first, second, 0, result);
    }
    /** Concretizes an operand that is combined with an object without an expression. */
    #concretizeOperand(value, shadow) {
        this.concretize(this.events.lastSite, value, shadow, 'operand combined with an object');
    }
    unary(operator, value, result, shadow) {
        const a = this.current(shadow, value);
        return a === 0 || isObject(value) ? 0 : this.application(operator, a, 0, 0, result);
    }
    /** The node of an operator applied to nodes; 0 if the result is the same for all inputs. */
    application(operator, a, b, c, result) {
        const { textSegments } = this;
        const answer = textSegments.count === 0 ? -1 : textSegments.answer(operator, a, b, c, result);
        return answer < 0 ? this.table.node(operator, a, b, c, result) : answer;
    }
    /**
     * The shadow of a string's length. Strings made from code units, or single characters of a text, have a fixed length.
     */
    lengthOfString(text, length, shadow) {
        const operator = this.table.operatorOf(shadow);
        if (operator === operatorCode.fromCharCode || operator === operatorCode.indexString)
            return 0;
        return this.unary(operatorCode.stringLength, text, length, shadow);
    }
    /**
     * The node of an operator applied to operands of which some have a shadow; 0 if none has, or if one has no
     * expression. Missing arguments at the end are left out.
     */
    operation(operator, values, shadows, result) {
        const nodes = emptyList();
        let any = 0;
        for (let index = 0; index < values.length; index++) {
            const shadow = this.current(shadows[index] ?? 0, values[index]);
            any |= shadow;
            const operand = this.operand(shadow, values[index]);
            const node = operand === 0 ? this.ofObject(values[index]) : operand;
            if (operand === 0)
                any |= node;
            if (node === 0) {
                for (let at = 0; at < values.length; at++)
                    this.#concretizeOperand(values[at], shadows[at] ?? 0);
                return 0;
            }
            nodes[index] = node;
        }
        return any === 0 ? 0 : this.operationOn(operator, nodes, result);
    }
    /** The application of a function without a model, which the first operand names, to the other operands. */
    opaque(operands, shadows, result) {
        const node = this.operation(operatorCode.opaque, operands, shadows, result);
        const given = node === 0 ? 0 : this.table.constant(result);
        if (given === 0)
            return 0;
        this.#samples[this.#samples.length] = node;
        this.#samples[this.#samples.length] = this.table.poolIndex(given);
        return node;
    }
    /** As `operation`, for nodes. */
    operationOn(operator, nodes, result) {
        const { arity, shape } = operators[operator];
        if (shape === 'variadic')
            return this.#variadic(operator, arity, nodes, result);
        if (nodes.length <= 3)
            return this.application(operator, nodes[0] ?? 0, nodes[1] ?? 0, nodes[2] ?? 0, result);
        return this.table.node(operator, nodes[0], nodes[1], this.#list(nodes, 2), result);
    }
    #variadic(operator, arity, nodes, result) {
        const rest = this.#list(nodes, arity);
        if (arity === 0)
            return this.table.node(operator, rest, 0, 0, result);
        return this.table.node(operator, nodes[0], rest, 0, result);
    }
    #list(nodes, from) {
        let list = 0;
        for (let index = nodes.length - 1; index >= from; index--) {
            list = this.table.node(operatorCode.list, nodes[index], list, 0, undefined);
        }
        return list;
    }
    branch(site, value, shadow) {
        const node = this.current(shadow, value);
        if (node !== 0)
            this.decide(site, !!value, node);
    }
    /** Records the truth of a node that is known to have the value `taken`. */
    decide(site, taken, node) {
        this.events.append(eventKind.branch, site, node, taken ? 1 : 0);
    }
    /** Records a decision of a model; repetitions are skipped. */
    branchOnce(site, node, taken) {
        if (node !== 0 && this.#decided.add(node - this.table.base))
            this.events.append(eventKind.branch, site, node, taken ? 1 : 0);
    }
    /** Decides whether a count is greater than a number, for loops and copies without a test in the source. */
    more(site, count, than, isMore) {
        if (count === 0)
            return;
        const { table } = this;
        this.branch(site, isMore, table.node(operatorCode.greaterThan, count, table.constant(than), 0, isMore));
    }
    /** Records that all `total` elements of a count were consumed: one decision per element, as in a loop. */
    takenAll(site, count, total) {
        if (count === 0)
            return;
        for (let at = 0; at <= total; at++) {
            if (at === decidedTurns && at < total - 1)
                at = total - 1;
            const isMore = at < total;
            this.branchOnce(site, this.table.node(operatorCode.greaterThan, count, this.table.constant(at), 0, isMore), isMore);
        }
    }
    /** Records the truth of a node that decides whether an operation throws; repetitions are skipped. */
    implicit(site, node, taken) {
        if (node !== 0 && this.#decided.add(node - this.table.base))
            this.events.append(eventKind.implicit, site, node, taken ? 1 : 0);
    }
    assume(site, node, taken) {
        if (node !== 0)
            this.events.append(eventKind.assume, site, node, taken ? 1 : 0);
    }
    key(site, node, index) {
        if (node !== 0)
            this.events.append(eventKind.key, site, node, index);
    }
    /**
     * Concretizes a value: from here on, the path condition fixes it, and later results do not depend on the input
     * through it.
     */
    concretize(site, value, shadow, reason) {
        const node = this.current(shadow, value);
        if (node === 0)
            return;
        const constant = this.table.constant(value);
        if (constant === 0)
            return;
        const held = this.table.node(operatorCode.sameValue, node, constant, 0, true);
        const why = this.table.constant(reason);
        if (held !== 0 && why !== 0)
            this.events.append(eventKind.concretization, site, held, this.table.poolIndex(why));
    }
    /** Records that something was not followed without fixing a value, so later events may not match the expressions. */
    note(site, reason) {
        const held = this.table.constant(true);
        const why = this.table.constant(reason);
        if (held !== 0 && why !== 0)
            this.events.append(eventKind.concretization, site, held, this.table.poolIndex(why));
    }
    /** As `concretize`, for the truth of a condition. */
    concretizeTruth(site, node) {
        const held = this.table.valueAt(node) ? node : this.table.node(operatorCode.not, node, 0, 0, true);
        const why = this.table.constant('part of a condition that contains an object');
        if (held !== 0 && why !== 0)
            this.events.append(eventKind.concretization, site, held, this.table.poolIndex(why));
    }
    /** The trace of the run. One buffer has all slots, so that the trace is copied and sent at once. */
    trace() {
        const { table, events } = this;
        const nodeSlots = (table.count + 1) * slotsPerNode;
        const eventCount = events.count < events.limit ? events.count : events.limit;
        const eventSlots = eventCount * slotsPerEvent;
        const sampleSlots = this.#samples.length;
        const buffer = bufferOf(new Slots(nodeSlots + eventSlots + sampleSlots));
        const nodes = new Slots(buffer, 0, nodeSlots);
        const kept = new Slots(buffer, nodeSlots * 4, eventSlots);
        const samples = new Slots(buffer, (nodeSlots + eventSlots) * 4, sampleSlots);
        copySlots(nodes, new Slots(bufferOf(table.slots), 0, nodeSlots));
        copySlots(kept, new Slots(bufferOf(events.slots), 0, eventSlots));
        for (let at = 0; at < sampleSlots; at++)
            samples[at] = this.#samples[at];
        return {
            base: table.base,
            nodeCount: table.count,
            nodes,
            constants: table.constants.list,
            eventCount,
            events: kept,
            samples,
            stale: this.stale,
            staleSites: this.#staleSites,
        };
    }
}
