import { arrayBufferLength, Bytes, emptyList, fillSlots, PrivateWeakMap, sliceSlots, typedArrayBuffer, typedArrayLength, typedArrayOffset, Slots, } from '../realm/intrinsics.js';
import { ByteNodes } from './byte-nodes.js';
import { elementType, elementTypeOf } from './element-type.js';
import { ViewLengths } from './view-lengths.js';
/** Bytes of larger buffers are concretized. */
const byteLimit = 1 << 24;
/** All machines that Node supports are little-endian. */
const littleEndian = true;
/**
 * Shadows of numbers in memory. They belong to the buffer, not to the view that wrote them, and are stored per element.
 * Expressions over single bytes are built only for reads that do not match one stored element.
 */
export class ByteShadows {
    /** 1 once any buffer holds a shadow. */
    live = 0;
    nodes;
    lengths;
    #byBuffer = new PrivateWeakMap();
    #elements = emptyList();
    /**
     * The element type of a node, indexed by its distance from the first node of the run. Storing such a node as the same
     * type needs no conversion.
     */
    #typeOfNode = emptyList();
    #registers;
    #recorder;
    constructor(registers, recorder) {
        this.#registers = registers;
        this.#recorder = recorder;
        this.nodes = new ByteNodes(recorder);
        this.lengths = new ViewLengths(recorder);
    }
    reset() {
        this.live = 0;
        this.#byBuffer = new PrivateWeakMap();
        this.#elements = emptyList();
        this.#typeOfNode = emptyList();
        this.lengths.reset();
    }
    /** The location of an element of a typed array; undefined if the index is out of range. */
    placeOf(view, index) {
        const type = elementTypeOf(view);
        const array = view;
        if (type === undefined || index !== index >>> 0 || index >= typedArrayLength(array))
            return undefined;
        const offset = typedArrayOffset(array) + index * type.size;
        return { buffer: typedArrayBuffer(array), offset, type, littleEndian };
    }
    /** Whether any element of a typed array has a shadow. */
    holds(view) {
        if (this.live === 0)
            return false;
        const array = view;
        const cells = this.#byBuffer.get(typedArrayBuffer(array));
        if (cells === undefined)
            return false;
        const start = typedArrayOffset(array);
        const end = start + typedArrayLength(array) * (elementTypeOf(view)?.size ?? 1);
        for (let at = start; at < end; at++)
            if (cells.cover[at] !== 0)
                return true;
        return false;
    }
    /** The shadow of the number at a location; `value` is the value read from it. */
    read(place, value) {
        const cells = this.#byBuffer.get(place.buffer);
        if (cells === undefined)
            return 0;
        const { offset, type } = place;
        let any = 0;
        for (let at = 0; at < type.size; at++)
            any |= cells.cover[offset + at] ?? 0;
        if (any === 0)
            return 0;
        const whole = this.#elements[cells.cover[offset]];
        if (whole !== undefined && covers(cells, whole, place))
            return this.#recorder.current(whole.node, value);
        return this.#joined(cells, place, value);
    }
    #joined(cells, { offset, type, littleEndian: isLittle }, value) {
        const bytes = emptyList();
        let any = 0;
        for (let rank = 0; rank < type.size; rank++) {
            const at = offset + (isLittle ? rank : type.size - 1 - rank);
            const node = this.#byteNode(cells, at);
            any |= node;
            bytes[rank] = node === 0 ? this.#recorder.table.constant(cells.bytes[at]) : node;
        }
        if (any === 0)
            return 0;
        const node = this.nodes.joined(type, bytes, value);
        this.#typeOfNode[node - this.#recorder.table.base] = type;
        return this.#recorder.current(node, value);
    }
    /** The shadow of the byte at an offset, as an unsigned integer. */
    #byteNode(cells, at) {
        const element = this.#elements[cells.cover[at] ?? 0];
        if (element === undefined)
            return 0;
        const { place, node } = element;
        const distance = at - place.offset;
        const rank = place.littleEndian ? distance : place.type.size - 1 - distance;
        return this.#recorder.current(this.nodes.byteOf(place.type, node, rank), cells.bytes[at]);
    }
    /** Records that a value with this shadow (0: none) was stored; `stored` is the value that reading it gives now. */
    write(place, shadow, stored) {
        if (shadow === 0)
            return this.clear(place.buffer, place.offset, place.type.size);
        const isSame = this.#typeOfNode[shadow - this.#recorder.table.base] === place.type;
        this.put(place, isSame ? shadow : this.nodes.converted(place.type, shadow, stored));
    }
    clear(buffer, offset, length) {
        if (this.live === 0)
            return;
        const cells = this.#byBuffer.get(buffer);
        if (cells === undefined)
            return;
        for (let at = offset; at < offset + length; at++)
            cells.cover[at] = 0;
    }
    /** Copies shadows along with memory. Elements that are copied completely stay elements. The ranges may overlap. */
    copy(from, fromOffset, to, toOffset, length) {
        if (this.live === 0)
            return;
        const source = this.#byBuffer.get(from);
        if (source === undefined)
            return this.clear(to, toOffset, length);
        const taken = sliceSlots(source.cover, fromOffset, fromOffset + length);
        this.clear(to, toOffset, length);
        for (let at = 0; at < length; at++) {
            const element = this.#elements[taken[at]];
            if (element === undefined)
                continue;
            const { type, littleEndian: isLittle, offset } = element.place;
            const isWhole = offset === fromOffset + at && isRun(taken, at, type.size);
            if (isWhole)
                this.put({ buffer: to, offset: toOffset + at, type, littleEndian: isLittle }, element.node);
            else
                this.#coverByte(to, toOffset + at, source, fromOffset + at);
            if (isWhole)
                at += type.size - 1;
        }
    }
    #coverByte(to, toOffset, source, fromOffset) {
        const node = this.#byteNode(source, fromOffset);
        if (node !== 0)
            this.put({ buffer: to, offset: toOffset, type: elementType.uint8, littleEndian }, node);
    }
    /** Makes `node` the element at a location. The node already has the type of the location. */
    put(place, node) {
        const cells = this.#cellsOf(place.buffer);
        if (cells === undefined || node === 0) {
            const { table, events } = this.#recorder;
            return this.#recorder.concretize(events.lastSite, table.valueAt(node), node, 'bytes of a large buffer');
        }
        const number = this.#elements.length || 1;
        this.#elements[number] = { node, place };
        this.#typeOfNode[node - this.#recorder.table.base] = place.type;
        for (let at = 0; at < place.type.size; at++)
            cells.cover[place.offset + at] = number;
    }
    #cellsOf(buffer) {
        const known = this.#byBuffer.get(buffer);
        if (known !== undefined)
            return known;
        const length = arrayBufferLength(buffer);
        if (length > byteLimit)
            return undefined;
        const cells = { bytes: new Bytes(buffer), cover: fillSlots(new Slots(length), 0) };
        this.#byBuffer.set(buffer, cells);
        this.live = 1;
        this.#registers.heap = 1;
        return cells;
    }
}
/** True if the bytes at a location are exactly those of one stored element, in the same order and of the same type. */
function covers({ cover }, { place: stored }, place) {
    if (stored.offset !== place.offset || stored.type !== place.type)
        return false;
    if (stored.littleEndian !== place.littleEndian && place.type.size > 1)
        return false;
    return isRun(cover, place.offset, place.type.size);
}
function isRun(slots, from, count) {
    for (let at = 1; at < count; at++)
        if (slots[from + at] !== slots[from])
            return false;
    return true;
}
