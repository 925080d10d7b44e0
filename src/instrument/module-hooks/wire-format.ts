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

export function decode(bytes: Buffer): unknown {
  const deserializer = new Deserializer(bytes);
  deserializer.readHeader();
  return deserializer.readValue() as unknown;
}
