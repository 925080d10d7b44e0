//// an element of each type, stored and read @ 300.7
(x) => {
  const views = [Uint8Array, Int8Array, Uint8ClampedArray, Uint16Array, Int16Array, Uint32Array, Int32Array, Float32Array, Float64Array];
  const stored = views.map((View) => { const view = new View(2); view[1] = x; return view[1]; });
  return /*!*/ stored.join() === '44,44,255,300,300,300,300,300.70001220703125,300.7' ? 1 : 2;
}
//// negative numbers wrap @ -2
(x) => { const u = new Uint8Array(1); const w = new Uint32Array(1); u[0] = x; w[0] = x; return /*!*/ u[0] === 254 && w[0] === 4294967294 ? 1 : 2; }
//// rounding to even in a clamped array @ 2.5
(x) => { const u = new Uint8ClampedArray(1); u[0] = x; return /*!*/ u[0] === 2 ? 1 : 2; }
//// BigInt elements @ 18446744073709551615n
(x) => { const i = new BigInt64Array(1); const u = new BigUint64Array(1); i[0] = x; u[0] = x; return /*!*/ i[0] === -1n && u[0] === x ? 1 : 2; }
//// a number seen through the bytes of it @ 305419896
(x) => { const w = new Uint32Array([x]); const b = new Uint8Array(w.buffer); return /*!*/ b[0] === 0x78 && b[3] === 0x12 ? 1 : 2; }
//// bytes seen as a number @ bytes 1 2 3 4
(b) => { const w = new Uint16Array(b.buffer, b.byteOffset, 2); return /*!*/ w[0] === 0x0201 && w[1] === 0x0403 ? 1 : 2; }
//// the bits of a double @ 1.5
(x) => { const d = new Float64Array([x]); const b = new Uint8Array(d.buffer); return /*!*/ b[7] === 0x3f && b[6] === 0xf8 ? 1 : 2; }
//// bits made a double @ bytes 0 0 0 0 0 0 248 63
(b) => { const d = new Float64Array(b.buffer, 0, 1); return /*!*/ d[0] === 1.5 ? 1 : 2; }
//// bits made a float and back @ bytes 0 0 192 63
(b) => { const f = new Float32Array(b.buffer, 0, 1); const g = Float32Array.of(f[0]); return /*!*/ new Uint8Array(g.buffer)[2] === 192 && f[0] === 1.5 ? 1 : 2; }
//// bits made a BigInt and back @ bytes 255 1 0 0 0 0 0 128
(b) => { const i = new BigInt64Array(b.buffer, 0, 1); const u = BigUint64Array.of(BigInt.asUintN(64, i[0])); return /*!*/ i[0] < 0n && new Uint8Array(u.buffer)[1] === 1 ? 1 : 2; }
//// one byte of a number overwritten @ 65535
(x) => { const w = new Int32Array([x]); new Uint8Array(w.buffer)[1] = 0; return /*!*/ w[0] === 255 ? 1 : 2; }
//// subarray shares memory, slice copies it @ bytes 1 2 3 4
(b) => { const view = b.subarray(1, 3); const copy = b.slice(1, 3); view[0] = 9; return /*!*/ copy[0] === 2 && b[1] === 9 && copy[1] === 3 ? 1 : 2; }
//// a slice of wide elements keeps them whole @ 70000
(x) => { const w = Int32Array.of(1, x, 3); const s = w.slice(1); return /*!*/ s[0] === 70000 ? 1 : 2; }
//// set from an array and from another type @ 7
(x) => { const b = new Uint8Array(4); b.set([x], 1); b.set(Float64Array.of(x + 0.5), 2); return /*!*/ b[1] + b[2] === 14 ? 1 : 2; }
//// fill @ 300
(x) => { const b = new Uint8Array(4).fill(x, 1, 3); return /*!*/ b[1] === 44 && b[2] === 44 ? b[3] : 2; }
//// copyWithin with overlap @ bytes 1 2 3 4
(b) => { b.copyWithin(1, 0, 3); return /*!*/ b[1] === 1 && b[3] === 3 ? 1 : 2; }
//// from and of @ bytes 1 2
(b) => { const w = Uint16Array.from(b); const m = Int8Array.from(b, (v) => v * 2); return /*!*/ w[1] === 2 && m[1] === 4 ? 1 : 2; }
//// iteration, spread and Array.from @ bytes 1 2
(b) => { let sum = 0; for (const v of b) sum += v; return /*!*/ sum === 3 && [...b][1] === 2 && Array.from(b)[0] === 1 ? 1 : 2; }
//// map, filter, reduce, find, some over bytes @ bytes 1 2 3
(b) => (/*!*/ b.map((v) => v + 1)[2] === 4 && b.filter((v) => v > 1)[0] === 2 && b.reduce((a, v) => a + v) === 6 && b.find((v) => v > 2) === 3 && b.some((v) => v === 1) ? 1 : 2)
//// reverse, at, with, toReversed, toSorted, sort @ bytes 3 1 2
(b) => (/*!*/ b.at(-1) === 2 && b.with(0, 9)[1] === 1 && b.toReversed()[0] === 2 && b.toSorted()[0] === 1 && b.sort()[2] === 3 && b.reverse()[0] === 3 ? 1 : 2)
//// join, indexOf, includes of bytes @ bytes 1 2
(b) => (/*!*/ b.join('-') === '1-2' && b.indexOf(2) === 1 && b.includes(1) ? 1 : 2)
//// compound assignment and increments of elements @ bytes 200 1
(b) => { b[0] += 100; b[1]++; b[1] <<= 7; return /*!*/ b[0] === 44 && b[1] === 0 ? 1 : 2; }
//// destructuring bytes @ bytes 1 2
([first, ...rest]) => (/*!*/ first === 1 && rest[0] === 2 ? 1 : 2)
//// a table behind a symbolic index @ 2
(i) => { const table = Uint8Array.of(5, 6, 7); return /*!*/ table[i] === 7 ? 1 : 2; }
//// DataView reads in both orders @ bytes 1 2 3 4 5 6 7 200
(b) => { const v = new DataView(b.buffer, b.byteOffset); return /*!*/ v.getUint16(0) === 0x0102 && v.getUint16(0, true) === 0x0201 && v.getInt8(7) === -56 && v.getInt32(4, true) < 0 && v.getUint32(4, true) > 0 && v.getBigUint64(0) > 0n && v.getBigInt64(0, true) < 0n && v.getFloat32(0) > 0 && v.getFloat64(0) > 0 ? 1 : 2; }
//// DataView writes in both orders @ 258
(x) => { const v = new DataView(new ArrayBuffer(16)); v.setUint16(0, x); v.setInt32(4, x, true); v.setFloat64(8, x); return /*!*/ v.getUint8(1) === 2 && v.getUint8(5) === 1 && v.getFloat64(8) === 258 && v.getUint16(0, true) === 513 ? 1 : 2; }
//// a DataView position that may be outside @ 3
(i) => { const v = new DataView(new ArrayBuffer(4)); try { /*!*/ v.getUint16(i); } catch { return 1; } return 2; }
//// Buffer reads @ bytes 1 2 3 4 5 6 7 200
(b) => { const f = Buffer.from(b.buffer); return /*!*/ f.readUInt8(0) === 1 && f.readUint16BE(0) === 0x0102 && f.readInt32LE(4) < 0 && f.readBigUInt64LE(0) > 0n && f.readFloatBE(0) > 0 && f.readDoubleLE(0) < 0 ? 1 : 2; }
//// Buffer writes @ 258
(x) => { const f = Buffer.alloc(8); f.writeUInt16BE(x, 0); f.writeInt32LE(x, 2); f.writeUInt8(7, 0); return /*!*/ f[1] === 2 && f[2] === 2 && f[3] === 1 ? f[0] : 2; }
//// a Buffer of ASCII text @ "abc"
(s) => { const f = Buffer.from(s); return /*!*/ f[1] === 98 && f.length === 3 ? 1 : 2; }
//// a Buffer of other text @ "é€"
(s) => { const f = Buffer.from(s, 'utf8'); return /*!*/ f[1] === 0xa9 && f.length === 5 ? 1 : 2; }
//// Buffers of latin1, utf16le, hex and base64 text @ "4142"
(s) => (/*!*/ Buffer.from(s, 'latin1')[1] === 49 && Buffer.from(s, 'ucs2')[2] === 49 && Buffer.from(s, 'hex')[1] === 0x42 && Buffer.from(s, 'base64')[0] === 0xe3 && Buffer.from(s, 'base64')[2] === 0x36 ? 1 : 2)
//// the text of a Buffer @ bytes 65 66 67 68
(b) => { const f = Buffer.from(b.buffer); return /*!*/ f.toString() === 'ABCD' && f.toString('latin1', 1, 3) === 'BC' && f.toString('hex') === '41424344' && f.toString('base64') === 'QUJDRA==' && f.toString('ascii') === 'ABCD' && f.toString('utf16le', 0, 2) === '\u4241' && f.toString('base64url') === 'QUJDRA' ? 1 : 2; }
//// text beyond ASCII @ bytes 195 169 255
(b) => (/*!*/ Buffer.from(b).toString() === 'é\ufffd' ? 1 : 2)
//// slices of Buffers share memory @ bytes 1 2 3
(b) => { const f = Buffer.from(b.buffer); const part = f.slice(1); part[0] = f[2]; return /*!*/ b[1] === 3 && f.subarray(1)[1] === 3 ? 1 : 2; }
//// concat and copy of Buffers @ bytes 1 2
(b) => { const f = Buffer.concat([Buffer.from('a'), b, b], 4); f.copy(f, 0, 1, 2); return /*!*/ f[0] === 1 && f[3] === 1 ? 1 : 2; }
//// equals, compare and indexOf of Buffers @ bytes 97 98 99
(b) => { const f = Buffer.from(b); return /*!*/ f.equals(Buffer.from('abc')) && f.compare(Buffer.from('abd')) < 0 && Buffer.compare(f, Buffer.from('abb')) > 0 && f.indexOf('c') === 2 && f.includes(98) && f.lastIndexOf(Buffer.from('bc')) === 1 ? 1 : 2; }
//// write, fill and byteLength @ "xy"
(s) => { const f = Buffer.alloc(6).fill(1); f.write(s, 2); return /*!*/ f[3] === 121 && Buffer.byteLength(s) === 2 ? f[4] : 2; }
//// Buffer.alloc with a symbolic byte @ 300
(x) => { const f = Buffer.alloc(2, x); return /*!*/ f[1] === 44 ? 1 : 2; }
//// TextEncoder @ "ab"
(s) => { const b = new TextEncoder().encode(s); const into = new Uint8Array(4); new TextEncoder().encodeInto(s, into); return /*!*/ b[1] === 98 && b.length === 2 && into[0] === 97 ? 1 : 2; }
//// TextDecoder @ bytes 97 98
(b) => (/*!*/ new TextDecoder().decode(b) === 'ab' && new TextDecoder('latin1').decode(b.subarray(1)) === 'b' ? 1 : 2)
//// TextDecoder beyond ASCII @ bytes 195 169
(b) => (/*!*/ new TextDecoder('utf-8', { ignoreBOM: true }).decode(b) === 'é' ? 1 : 2)
//// integers of a number of bytes that is told @ bytes 1 2 3 4 5 200
(b) => { const f = Buffer.from(b.buffer); return /*!*/ f.readUIntBE(0, 3) === 0x010203 && f.readIntLE(0, 6) < 0 && f.readUIntLE(0, 6) > 0 && f.readIntBE(3, 2) === 0x0405 ? 1 : 2; }
//// integers written in a number of bytes that is told @ -2
(x) => { const f = Buffer.alloc(8); f.writeIntBE(x, 0, 6); f.writeIntLE(x, 6, 2); return /*!*/ f[0] === 255 && f[5] === 254 && f[6] === 254 ? 1 : 2; }
//// swapped bytes, and a Buffer as JSON @ bytes 1 2 3 4
(b) => { const f = Buffer.from(b); f.swap16(); return /*!*/ f[0] === 2 && f.toJSON().data[3] === 3 ? 1 : 2; }
//// writes and slices that name their encoding @ "abc"
(s) => { const f = Buffer.alloc(8); f.latin1Write(s, 1); f.write(s, 4, 'latin1'); const c = Buffer.copyBytesFrom(f, 2); return /*!*/ f[1] === 97 && f[6] === 99 && f.ucs2Slice(1, 3) === '\u6261' && c[0] === 98 ? 1 : 2; }
