const { from: bufferFrom } = Buffer;
/** A Buffer on the same memory. */
export function asBuffer({ buffer, byteOffset, byteLength }) {
    return bufferFrom(buffer, byteOffset, byteLength);
}
/** Replaces bytes in the arguments with Buffers where their domains require it. */
export function withBuffers(args, leaves) {
    for (let i = 0; i < leaves.length; i++) {
        const leaf = leaves[i];
        if (leaf.as !== 'bytes' || !leaf.buffer)
            continue;
        const { path } = leaf;
        let holder = args;
        for (let at = 0; at < path.length - 1; at++)
            holder = holder[path[at]];
        const key = path[path.length - 1];
        holder[key] = asBuffer(holder[key]);
    }
    return args;
}
