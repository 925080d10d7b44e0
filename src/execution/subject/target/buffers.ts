import type { SymbolicLeaf } from '../../input/symbolic-leaves.ts';

const { from: bufferFrom } = Buffer;

type Holder = Record<string | number, unknown>;

/** A Buffer on the same memory. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return bufferFrom(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** Replaces bytes in the arguments with Buffers where their domains require it. */
export function withBuffers(args: readonly unknown[], leaves: readonly SymbolicLeaf[]): readonly unknown[] {
  for (let i = 0; i < leaves.length; i++) {
    const leaf = leaves[i]!;
    if (leaf.as !== 'bytes' || !leaf.buffer) continue;
    const { path } = leaf;
    let holder = args as unknown as Holder;
    for (let at = 0; at < path.length - 1; at++) holder = holder[path[at] as string] as Holder;
    const key = path[path.length - 1]!;
    holder[key] = asBuffer(holder[key] as Uint8Array);
  }
  return args;
}
