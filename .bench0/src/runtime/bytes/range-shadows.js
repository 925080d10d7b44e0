import { Bytes, emptyList } from '../realm/intrinsics.js';
import { byteAt } from './memory-range.js';
/** Longer ranges are not written into expressions. */
const longest = 1 << 14;
/** Reads the bytes of a range; undefined if there are more than `longest`. */
export function bytesOfRange(side, range) {
    if (range.length > longest)
        return undefined;
    const values = new Bytes(range.buffer, range.start, range.length);
    const shadows = emptyList();
    let any = 0;
    for (let at = 0; at < range.length; at++) {
        const shadow = side.bytes.live === 0 ? 0 : side.bytes.read(byteAt(range, at), values[at]);
        shadows[at] = shadow;
        any |= shadow;
    }
    return { values, shadows, any };
}
/** Stores the nodes as the shadows of the bytes of a range; 0 clears a shadow. */
export function putBytes(side, range, nodes) {
    for (let at = 0; at < range.length; at++) {
        const node = nodes[at] ?? 0;
        const place = byteAt(range, at);
        if (node === 0)
            side.bytes.clear(place.buffer, place.offset, 1);
        else
            side.bytes.put(place, node);
    }
}
