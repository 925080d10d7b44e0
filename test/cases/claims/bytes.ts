/** Each function fails on some inputs only, behind how many bytes there are and what some of them say. */
function bug(): never {
  return (null as any).x;
}

export const reported: readonly string[] = [];

export function lengthOfBytes(b: Uint8Array): void {
  if (b.length === 3) bug();
}

export function noBytes(b: Uint8Array): void {
  if (b.byteLength === 0) bug();
}

export function lastByte(b: Uint8Array): void {
  if (b.length > 4 && b.at(-1) === 0x7a) bug();
}

export function byteOutOfReach(b: Uint8Array): void {
  if (b[5] === undefined && b[4] === 9) bug();
}

export function wordInFront(b: Buffer): void {
  if (b.length >= 4 && b.readUInt32BE(0) === 0xcafebabe) bug();
}

export function unguardedRead(b: Buffer): void {
  if (b[0] !== 1) return;
  try {
    b.readUInt32BE(0);
  } catch {
    bug();
  }
}

export function magicAndLength(b: Buffer): void {
  if (b.subarray(0, 2).toString('latin1') === 'PK' && b.length === 3 + (b[2] as number)) bug();
}

/** The value of a record may say that it is longer than what is there. */
export function records(b: Uint8Array): void {
  let at = 0;
  while (at + 2 <= b.length) {
    const [type, length] = [b[at], b[at + 1] as number];
    if (at + 2 + length > b.length) return;
    if (type === 7 && length === 2 && b[at + 2] === 0x21) bug();
    at += 2 + length;
  }
}

export function summed(b: Uint8Array): void {
  let sum = 0;
  for (const byte of b) sum += byte;
  if (b.length === 2 && sum === 400) bug();
}

export function textInBytes(b: Uint8Array): void {
  if (new TextDecoder().decode(b) === 'abc') bug();
}

export function sizeOfArrayBuffer(b: ArrayBuffer): void {
  if (b.byteLength === 5) bug();
}

export function viewOfMemory(b: ArrayBuffer): void {
  const view = new DataView(b);
  if (view.byteLength > 3 && view.getInt16(2, true) === -2) bug();
}

export function amongOthers(name: string, o: { data: Buffer; extra?: Uint8Array }): void {
  if (name.length === o.data.length && o.data[1] === 3 && o.extra?.length === 2) bug();
}

export function oneOrTheOther(x: string | Uint8Array): void {
  if (typeof x !== 'string' && x.length === 6) bug();
}

export function listOfBytes(chunks: Uint8Array[]): void {
  if (chunks.length === 2 && chunks[0]?.length === 1 && chunks[1]?.length === 2) bug();
}

export function shortNumbers(x: Uint16Array): void {
  if (x.length === 2 && x[1] === 0xfeed) bug();
}

export function comparedBytes(s: string): void {
  if (Buffer.from(s).compare(Buffer.from('key')) === 0) bug();
}

export function thirdByte(s: string): void {
  const b = Buffer.from(s);
  if (b.length > 2 && b.readUInt8(2) === 0x71) bug();
}
