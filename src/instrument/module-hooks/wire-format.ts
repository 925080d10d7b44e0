import { Deserializer, Serializer } from 'node:v8';

/**
 * The engine's structured clone: lone surrogates, -0, NaN, undefined, BigInt and typed arrays survive. The plain classes,
 * because those behind `v8.serialize` iterate arrays, which a subject may have made impossible.
 * A view is written with the whole buffer below it: make small ones small first.
 */
export function encode(message: unknown): Buffer {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(message);
  return serializer.releaseBuffer();
}

const room = Buffer.alloc(4);

/** Encoded, after its length: one buffer, since each write may wake the process on the other side. */
export function framed(message: unknown): Buffer {
  const serializer = new Serializer();
  serializer.writeRawBytes(room);
  serializer.writeHeader();
  serializer.writeValue(message);
  const frame = serializer.releaseBuffer();
  frame.writeUInt32LE(frame.length - room.length, 0);
  return frame;
}

export function decode(bytes: Buffer): unknown {
  const deserializer = new Deserializer(bytes);
  deserializer.readHeader();
  return deserializer.readValue() as unknown;
}
