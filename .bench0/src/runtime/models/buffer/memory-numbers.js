import { operatorCode } from '../../../core/operators.js';
import { elementType } from '../../bytes/element-type.js';
import { memoryOf, placeIn } from '../../bytes/memory-range.js';
import { concretizeArgumentsFrom } from '../concretized-call.js';
/** The model of `getInt16` of a DataView and `readInt16LE` of a Buffer. */
function reading(context, access) {
    const { type, littleEndian } = access;
    return {
        decidesLengths: true,
        before: (call) => decideFit(context, call, 0, access),
        after: (call, result) => {
            concretizeArgumentsFrom(context, call, 0, 'position in a buffer');
            const memory = memoryOf(call.self);
            const place = memory && placeIn(memory, offsetOf(call.args[0]), type, littleEndian(call));
            return place === undefined ? 0 : context.side.bytes.read(place, result);
        },
    };
}
/** The model of `setInt16(offset, value)` and `writeInt16LE(value, offset)`; `read` reads the stored value. */
function writing(context, access, at, read) {
    return {
        decidesLengths: true,
        before: (call) => decideFit(context, call, at.offset, access),
        after: (call) => {
            const memory = memoryOf(call.self);
            const offset = offsetOf(call.args[at.offset]);
            context.recorder.concretize(call.site, call.args[at.offset], call.shadows[at.offset] ?? 0, 'position in a buffer');
            const littleEndian = access.littleEndian(call);
            const place = memory && placeIn(memory, offset, access.type, littleEndian);
            if (place === undefined)
                return 0;
            const { bytes } = context.side;
            const value = call.args[at.value];
            const stored = read(call.self, offset, littleEndian);
            const shadow = call.shadows[at.value] ?? 0;
            // An object was converted by its own code, so it does not determine the stored value.
            bytes.write(place, typeof value === 'object' ? 0 : shadow, stored);
            return 0;
        },
    };
}
/**
 * Decides whether an access throws: it does outside of the memory and, for a Buffer, at positions that are not
 * integers.
 */
function decideFit(context, call, argument, { type, needsWhole }) {
    const offset = call.args[argument] === undefined ? 0 : call.args[argument];
    const memory = memoryOf(call.self);
    const shadow = call.shadows[argument] ?? 0;
    if (typeof offset !== 'number' || memory === undefined)
        return;
    const { recorder, side, throws } = context;
    const length = side.bytes.lengths.of(call.self);
    // The receiver may be a DataView of a buffer whose length depends on the input.
    if (length === 0)
        side.bytes.lengths.decide(call.site, call.self);
    if ((shadow | length) === 0)
        return;
    if (needsWhole && throws.notWhole(call.site, offset, shadow))
        return;
    const end = memory.length - type.size + 1;
    if (throws.outside(call.site, offset, shadow, 0, length === 0 ? end - 1 : Infinity) || length === 0)
        return;
    const { table } = recorder;
    const endShadow = table.node(operatorCode.subtract, length, table.constant(type.size - 1), 0, end);
    const { greaterOrEqual } = operatorCode;
    throws.ifTrue(call.site, recorder.binary(greaterOrEqual, offset, end, offset >= end, shadow, endShadow));
}
function offsetOf(given) {
    return given === undefined ? 0 : typeof given === 'number' ? given : -1;
}
const dataViewNames = {
    Uint8: elementType.uint8,
    Int8: elementType.int8,
    Uint16: elementType.uint16,
    Int16: elementType.int16,
    Uint32: elementType.uint32,
    Int32: elementType.int32,
    Float32: elementType.float32,
    Float64: elementType.float64,
    BigInt64: elementType.bigInt64,
    BigUint64: elementType.bigUint64,
};
const bufferNames = {
    UInt8: elementType.uint8,
    Int8: elementType.int8,
    UInt16: elementType.uint16,
    Int16: elementType.int16,
    UInt32: elementType.uint32,
    Int32: elementType.int32,
    Float: elementType.float32,
    Double: elementType.float64,
    BigInt64: elementType.bigInt64,
    BigUInt64: elementType.bigUint64,
};
/** Models of methods that read and write numbers of a fixed size in memory. */
export function addMemoryNumbers(context) {
    addDataView(context);
    addBuffer(context);
}
function addDataView(context) {
    const methods = DataView.prototype;
    for (const [name, type] of Object.entries(dataViewNames)) {
        const get = methods[`get${name}`];
        context.models.add(get, reading(context, { type, littleEndian: (call) => !!call.args[1], needsWhole: false }));
        const read = (self, offset, littleEndian) => apply(get, self, [offset, littleEndian]);
        const access = { type, littleEndian: (call) => !!call.args[2], needsWhole: false };
        context.models.add(methods[`set${name}`], writing(context, access, { offset: 0, value: 1 }, read));
    }
}
function addBuffer(context) {
    const methods = Buffer.prototype;
    for (const [name, type] of Object.entries(bufferNames)) {
        for (const order of type.size === 1 ? [''] : ['LE', 'BE']) {
            const get = methods[`read${name}${order}`];
            const access = { type, littleEndian: () => order !== 'BE', needsWhole: true };
            context.models.add(get, reading(context, access));
            const read = (self, offset) => apply(get, self, [offset]);
            context.models.add(methods[`write${name}${order}`], writing(context, access, { offset: 1, value: 0 }, read));
        }
    }
}
const { apply } = Reflect;
