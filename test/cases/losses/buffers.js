//// equals @ "a" @ "ok"
(s) => Buffer.from(s).equals(Buffer.from('ok')) ? 'other' : 0
//// equals rev @ "a" @ "ok"
(s) => Buffer.from('ok').equals(Buffer.from(s)) ? 'other' : 0
//// compare @ "a" @ "ok"
(s) => Buffer.compare(Buffer.from(s), Buffer.from('ok')) === 0 ? 'other' : 0
//// compare prefix @ "o" @ "ok"
(s) => Buffer.compare(Buffer.from(s), Buffer.from('ok')) === 0 ? 'other' : 0
//// b.compare prefix @ "ok!" @ "ok"
(s) => Buffer.from(s).compare(Buffer.from('ok')) === 0 ? 'other' : 0
//// hex @ "a" @ "ab"
(s) => Buffer.from(s).toString('hex') === '6162' ? 'other' : 0
//// base64 @ "a" @ "ab"
(s) => Buffer.from(s).toString('base64') === 'YWI=' ? 'other' : 0
//// utf8 back @ "a" @ "ab"
(s) => Buffer.from(s).toString() === 'ab' ? 'other' : 0
//// utf8 multi @ "a" @ "é"
(s) => Buffer.from(s).length === 2 ? 'other' : 0
//// readUInt8 @ "a" @ "ab"
(s) => { try { return Buffer.from(s).readUInt8(1) === 98 ? 'other' : 0; } catch { return 1; } }
//// readUInt16 @ "a" @ "ab"
(s) => { const b = Buffer.from(s); return b.length > 1 && b.readUInt16BE(0) === 0x6162 ? 'other' : 0; }
//// readUInt16 throws @ "a" @ "ab"
(s) => { try { Buffer.from(s).readUInt16BE(0); return 'other' } catch { return 1; } }
//// index read @ "a" @ "ab"
(s) => Buffer.from(s)[1] === 98 ? 'other' : 0
//// index undefined @ "ab" @ "a"
(s) => Buffer.from(s)[1] === undefined ? 'other' : 0
//// indexOf @ "a" @ "ap"
(s) => Buffer.from(s).indexOf('p') === 1 ? 'other' : 0
//// indexOf empty @ "" @ "ap"
(s) => Buffer.from(s).indexOf('p') === 1 ? 'other' : 0
//// includes @ "" @ "p"
(s) => Buffer.from(s).includes('p') ? 'other' : 0
//// indexOf wanted @ "x" @ "p"
(s) => Buffer.from('ap').indexOf(s) === 1 ? 'other' : 0
//// indexOf wanted buf @ "x" @ "p"
(s) => Buffer.from('ap').indexOf(Buffer.from(s)) === 1 ? 'other' : 0
//// indexOf both @ "ab" | "x" @ "ab" | "b"
(s, t) => Buffer.from(s).indexOf(Buffer.from(t)) === 1 ? 'other' : 0
//// lastIndexOf @ "" @ "ap"
(s) => Buffer.from(s).lastIndexOf('p') === 1 ? 'other' : 0
//// StringDecoder @ "a" @ "ab"
(s) => { const { StringDecoder } = require('string_decoder'); const d = new StringDecoder('utf8'); return d.write(Buffer.from(s)) === 'ab' ? 'other' : 0; }
//// StringDecoder end @ "a" @ "ab"
(s) => { const { StringDecoder } = require('string_decoder'); const d = new StringDecoder('utf8'); return d.write(Buffer.from(s)) + d.end() === 'ab' ? 'other' : 0; }
//// byteLength fn @ "a" @ "é"
(s) => Buffer.byteLength(s) === 2 ? 'other' : 0
//// byteLength hex @ "a" @ "abcd"
(s) => Buffer.byteLength(s, 'hex') === 2 ? 'other' : 0
//// byteLength base64 @ "a" @ "abcd"
(s) => Buffer.byteLength(s, 'base64') === 3 ? 'other' : 0
//// byteLength buf @ "a" @ "abcd"
(s) => Buffer.byteLength(Buffer.from(s)) === 4 ? 'other' : 0
//// byteLength prop @ "a" @ "ab"
(s) => Buffer.from(s).byteLength === 2 ? 'other' : 0
//// TextEncoder length @ "a" @ "ab"
(s) => new TextEncoder().encode(s).length === 2 ? 'other' : 0
//// TextEncoder byteLength @ "a" @ "ab"
(s) => new TextEncoder().encode(s).byteLength === 2 ? 'other' : 0
//// TextEncoder byte @ "a" @ "ab"
(s) => new TextEncoder().encode(s)[1] === 98 ? 'other' : 0
//// TextEncoder empty @ "" @ "a"
(s) => new TextEncoder().encode(s)[0] === 97 ? 'other' : 0
//// encodeInto @ "a" @ "ab"
(s) => { const u = new Uint8Array(4); return new TextEncoder().encodeInto(s, u).written === 2 ? 'other' : 0; }
//// encodeInto byte @ "a" @ "ab"
(s) => { const u = new Uint8Array(4); new TextEncoder().encodeInto(s, u); return u[1] === 98 ? 'other' : 0; }
//// hex decode @ "ff" @ "fffe"
(s) => Buffer.from(s, 'hex').length === 2 ? 'other' : 0
//// hex decode byte @ "ff" @ "fffe"
(s) => Buffer.from(s, 'hex')[1] === 254 ? 'other' : 0
//// hex decode irregular @ "fg" @ "fffe"
(s) => Buffer.from(s, 'hex')[1] === 254 ? 'other' : 0
//// base64 decode @ "YWI=" @ "YWJj"
(s) => Buffer.from(s, 'base64').length === 3 ? 'other' : 0
//// base64 decode text @ "YQ==" @ "YWJj"
(s) => Buffer.from(s, 'base64').toString() === 'abc' ? 'other' : 0
//// base64 empty @ "" @ "YWJj"
(s) => Buffer.from(s, 'base64').toString() === 'abc' ? 'other' : 0
//// base64 url @ "YQ" @ "_-8"
(s) => Buffer.from(s, 'base64').toString('hex') === 'ffef' ? 'other' : 0
//// base64url decode @ "YQ" @ "_-8"
(s) => Buffer.from(s, 'base64url').toString('hex') === 'ffef' ? 'other' : 0
//// latin1 decode @ "a" @ "aÿ"
(s) => Buffer.from(s, 'latin1').toString('hex') === '61ff' ? 'other' : 0
//// utf16le @ "a" @ "ab"
(s) => Buffer.from(s, 'utf16le').length === 4 ? 'other' : 0
//// utf16le to @ "a" @ "ab"
(s) => Buffer.from(s, 'utf16le').toString('latin1') === 'a\0b\0' ? 'other' : 0
//// encoding symbolic @ "utf8" @ "hex"
(e) => Buffer.from('abcd', e).length === 2 ? 'other' : 0
//// toString encoding symbolic @ "utf8" @ "hex"
(e) => Buffer.from('ab').toString(e) === '6162' ? 'other' : 0
//// ArrayBuffer slice @ "ab" @ "cd"
(s) => { const b = Uint8Array.from([s.charCodeAt(0), s.charCodeAt(1)]); const c = new Uint8Array(b.buffer.slice(0, 2)); return c[0] === 99 ? 'other' : 0; }
//// ArrayBuffer slice pos @ 1 @ 0
(n) => { const b = new Uint8Array([7, 8, 9]); const c = new Uint8Array(b.buffer.slice(n)); return c[0] === 7 ? 'other' : 0; }
//// ArrayBuffer length @ 1 @ 3
(n) => { const b = new ArrayBuffer(n); return b.byteLength === 3 ? 'other' : 0; }
//// DataView get @ "ab" @ "cd"
(s) => { const b = Uint8Array.from([s.charCodeAt(0), s.charCodeAt(1)]); return new DataView(b.buffer).getUint16(0) === 0x6364 ? 'other' : 0; }
//// DataView pos @ 0 @ 1
(n) => { const b = new Uint8Array([7, 8, 9]); return new DataView(b.buffer).getUint8(n) === 8 ? 'other' : 0; }
//// DataView order @ false @ true
(f) => { const b = new Uint8Array([7, 8, 9]); return new DataView(b.buffer).getUint16(0, f) === 0x807 ? 'other' : 0; }
//// DataView offset @ 0 @ 1
(n) => { const b = new Uint8Array([7, 8, 9]); return new DataView(b.buffer, n).getUint8(0) === 8 ? 'other' : 0; }
//// DataView byteLength @ "a" @ "ab"
(s) => new DataView(new TextEncoder().encode(s).buffer).byteLength === 2 ? 'other' : 0
//// typed from generator @ 1 @ 9
(n) => { function* g() { yield n; yield 2; } return new Uint8Array(g())[0] === 9 ? 'other' : 0; }
//// typed from generator from @ 1 @ 9
(n) => { function* g() { yield n; yield 2; } return Uint8Array.from(g())[0] === 9 ? 'other' : 0; }
//// typed from generator count @ 1 @ 3
(n) => { function* g() { for (let i = 0; i < n; i++) yield i; } return new Uint8Array(g()).length === 3 ? 'other' : 0; }
//// typed from set @ 1 @ 9
(n) => new Uint8Array(new Set([n, 2]))[0] === 9 ? 'other' : 0
//// typed from set count @ 1 @ 2
(n) => new Uint8Array(new Set([n, 2])).length === 1 ? 'other' : 0
//// typed from iterable @ 1 @ 9
(n) => new Uint8Array({ [Symbol.iterator]: function* () { yield n; } })[0] === 9 ? 'other' : 0
//// typed from array-like @ 1 @ 9
(n) => new Uint8Array({ length: 1, 0: n })[0] === 9 ? 'other' : 0
//// typed from array-like length @ 1 @ 9
(n) => new Uint8Array({ length: n, 0: 1 }).length === 9 ? 'other' : 0
//// typed size @ 1 @ 9
(n) => new Uint8Array(n).length === 9 ? 'other' : 0
//// typed from map values @ 1 @ 9
(n) => Uint8Array.from(new Map([[1, n]]).values())[0] === 9 ? 'other' : 0
//// write @ "a" @ "ab"
(s) => { const b = Buffer.alloc(4); b.write(s); return b[1] === 98 ? 'other' : 0; }
//// write ret @ "a" @ "ab"
(s) => { const b = Buffer.alloc(4); return b.write(s) === 2 ? 'other' : 0; }
//// write pos @ 0 @ 2
(n) => { const b = Buffer.alloc(4); b.write('x', n); return b[2] === 120 ? 'other' : 0; }
//// write over @ "ab" @ "b"
(s) => { const b = Buffer.from('zz'); b.write(s); return b[1] === 122 ? 'other' : 0; }
//// concat @ "a" @ "ab"
(s) => Buffer.concat([Buffer.from(s), Buffer.from('c')]).toString() === 'abc' ? 'other' : 0
//// concat length @ "a" @ "ab"
(s) => Buffer.concat([Buffer.from(s), Buffer.from('c')]).length === 3 ? 'other' : 0
//// concat layout @ "a" @ "ab"
(s) => Buffer.concat([Buffer.from(s), Buffer.from('c')])[1] === 98 ? 'other' : 0
//// concat list length @ 0 @ 2
(n) => { const l = []; for (let i = 0; i < n; i++) l.push(Buffer.from('q')); return Buffer.concat(l).length === 2 ? 'other' : 0; }
//// subarray @ "abc" @ "ab"
(s) => Buffer.from(s).subarray(1).length === 1 ? 'other' : 0
//// subarray pos @ 0 @ 1
(n) => Buffer.from('abc').subarray(n).length === 2 ? 'other' : 0
//// subarray eq @ "ab" @ "abc"
(s) => Buffer.from(s).subarray(1).toString() === 'bc' ? 'other' : 0
//// slice neg @ "ab" @ "abc"
(s) => Buffer.from(s).slice(-1).toString() === 'c' ? 'other' : 0
//// u8 slice @ "ab" @ "abc"
(s) => new TextEncoder().encode(s).slice(1).length === 2 ? 'other' : 0
//// fill text @ "a" @ "b"
(s) => Buffer.alloc(2, s)[1] === 98 ? 'other' : 0
//// fill text2 @ "a" @ "ab"
(s) => Buffer.alloc(2).fill(s)[1] === 98 ? 'other' : 0
//// alloc size @ 1 @ 3
(n) => Buffer.alloc(n).length === 3 ? 'other' : 0
//// allocUnsafe size @ 1 @ 3
(n) => Buffer.allocUnsafe(n).length === 3 ? 'other' : 0
//// allocUnsafeSlow size @ 1 @ 3
(n) => Buffer.allocUnsafeSlow(n).length === 3 ? 'other' : 0
//// hash @ "a" @ "b"
(s) => require('crypto').createHash('sha1').update(s).digest('hex') === 'e9d71f5ee7c92d6dc9e92ffdad17b8bd49418f98' ? 'other' : 0
//// hash buf @ "a" @ "b"
(s) => require('crypto').createHash('sha1').update(Buffer.from(s)).digest('hex') === 'e9d71f5ee7c92d6dc9e92ffdad17b8bd49418f98' ? 'other' : 0
//// timingSafeEqual @ "a" @ "b"
(s) => { try { return require('crypto').timingSafeEqual(Buffer.from(s), Buffer.from('b')) ? 'other' : 0; } catch { return 1; } }
//// timingSafeEqual len @ "ax" @ "b"
(s) => { try { return require('crypto').timingSafeEqual(Buffer.from(s), Buffer.from('b')) ? 'other' : 0; } catch { return 1; } }
//// for of @ "a" @ "ab"
(s) => { let n = 0; for (const c of Buffer.from(s)) n++; return n === 2 ? 'other' : 0; }
//// spread @ "a" @ "ab"
(s) => [...Buffer.from(s)].length === 2 ? 'other' : 0
//// spread el @ "" @ "ab"
(s) => [...Buffer.from(s)][1] === 98 ? 'other' : 0
//// Array.from @ "" @ "ab"
(s) => Array.from(Buffer.from(s))[1] === 98 ? 'other' : 0
//// entries @ "" @ "ab"
(s) => { for (const [i, c] of Buffer.from(s).entries()) if (i === 1 && c === 98) return 'other'; return 0; }
//// map @ "a" @ "ab"
(s) => Buffer.from(s).map((x) => x + 1).length === 2 ? 'other' : 0
//// reduce @ "a" @ "ab"
(s) => Buffer.from(s).reduce((x, y) => x + y, 0) === 195 ? 'other' : 0
//// every @ "ab" @ "a"
(s) => Buffer.from(s).every((x) => x === 97) ? 'other' : 0
//// some @ "a" @ "ab"
(s) => Buffer.from(s).some((x) => x === 98) ? 'other' : 0
//// find @ "a" @ "ab"
(s) => Buffer.from(s).find((x) => x === 98) ? 'other' : 0
//// at @ "a" @ "ab"
(s) => Buffer.from(s).at(-1) === 98 ? 'other' : 0
//// at1 @ "a" @ "ab"
(s) => Buffer.from(s).at(1) === 98 ? 'other' : 0
//// join @ "a" @ "ab"
(s) => Buffer.from(s).join() === '97,98' ? 'other' : 0
//// String(u8) @ "a" @ "ab"
(s) => String(new TextEncoder().encode(s)) === '97,98' ? 'other' : 0
//// String(buf) @ "a" @ "ab"
(s) => String(Buffer.from(s)) === 'ab' ? 'other' : 0
//// buf + "" @ "a" @ "ab"
(s) => Buffer.from(s) + '' === 'ab' ? 'other' : 0
//// template @ "a" @ "ab"
(s) => `${Buffer.from(s)}` === 'ab' ? 'other' : 0
//// JSON.stringify @ "a" @ "ab"
(s) => JSON.stringify(Buffer.from(s)).includes('98') ? 'other' : 0
//// toJSON @ "a" @ "ab"
(s) => Buffer.from(s).toJSON().data.length === 2 ? 'other' : 0
//// includes u8 @ "" @ "a"
(s) => new TextEncoder().encode(s).includes(97) ? 'other' : 0
//// indexOf u8 @ "b" @ "ba"
(s) => new TextEncoder().encode(s).indexOf(97) === 1 ? 'other' : 0
//// indexOf u8 sym @ 1 @ 8
(n) => Uint8Array.of(7, 8).indexOf(n) === 1 ? 'other' : 0
//// swap16 @ "abcd" @ "ab"
(s) => { try { return Buffer.from(s).swap16().toString() === 'ba' ? 'other' : 0; } catch { return 1; } }
//// swap16 throws @ "a" @ "ab"
(s) => { try { return Buffer.from(s).swap16().toString() === 'ba' ? 'other' : 0; } catch { return 1; } }
//// copy @ "a" @ "ab"
(s) => { const t = Buffer.alloc(4); Buffer.from(s).copy(t); return t[1] === 98 ? 'other' : 0; }
//// copy ret @ "a" @ "ab"
(s) => { const t = Buffer.alloc(4); return Buffer.from(s).copy(t) === 2 ? 'other' : 0; }
//// set @ "a" @ "ab"
(s) => { const t = new Uint8Array(4); t.set(Buffer.from(s)); return t[1] === 98 ? 'other' : 0; }
//// set pos @ 0 @ 2
(n) => { const t = new Uint8Array(4); t.set([5], n); return t[2] === 5 ? 'other' : 0; }
//// new from buf @ "a" @ "ab"
(s) => new Uint8Array(Buffer.from(s)).length === 2 ? 'other' : 0
//// Buffer.from buf @ "a" @ "ab"
(s) => Buffer.from(Buffer.from(s)).length === 2 ? 'other' : 0
//// Buffer.from array len @ 0 @ 2
(n) => { const l = []; for (let i = 0; i < n; i++) l.push(i); return Buffer.from(l).length === 2 ? 'other' : 0; }
//// bytes length @ bytes 1 @ bytes 1 2
(b) => b.length === 2 ? 'other' : 0
//// bytes byteLength @ bytes 1 @ bytes 1 2
(b) => b.byteLength === 2 ? 'other' : 0
//// bytes index @ bytes 1 @ bytes 1 2
(b) => b[1] === 2 ? 'other' : 0
//// bytes index undefined @ bytes 1 2 @ bytes 1
(b) => b[1] === undefined ? 'other' : 0
//// bytes decode @ bytes 97 @ bytes 97 98
(b) => new TextDecoder().decode(b) === 'ab' ? 'other' : 0
//// bytes decode empty @ bytes @ bytes 97 98
(b) => new TextDecoder().decode(b) === 'ab' ? 'other' : 0
//// bytes toString @ bytes 97 @ bytes 97 98
(b) => Buffer.from(b).toString() === 'ab' ? 'other' : 0
//// bytes at @ bytes 97 @ bytes 97 98
(b) => b.at(-1) === 98 ? 'other' : 0
//// bytes last @ bytes 97 @ bytes 97 98
(b) => b[b.length - 1] === 98 ? 'other' : 0
//// bytes sym idx @ bytes 97 | 1 @ bytes 97 98 | 1
(b, i) => b[i] === 98 ? 'other' : 0
//// bytes dataview @ bytes 97 @ bytes 97 98
(b) => { const v = new DataView(b.buffer, b.byteOffset, b.byteLength); return v.byteLength === 2 ? 'other' : 0; }
//// bytes dataview get @ bytes 97 @ bytes 97 98
(b) => { try { return new DataView(b.buffer).getUint16(0) ? 'other' : 0; } catch { return 1; } }
//// bytes buffer byteLength @ bytes 97 @ bytes 97 98
(b) => b.buffer.byteLength === 2 ? 'other' : 0
//// bytes join @ bytes 1 @ bytes 1 2
(b) => b.join() === '1,2' ? 'other' : 0
//// bytes map @ bytes 1 @ bytes 1 2
(b) => b.map((x) => x)[1] === 2 ? 'other' : 0
//// bytes forEach @ bytes @ bytes 1 2
(b) => { let n = 0; b.forEach((x) => { n += x; }); return n === 3 ? 'other' : 0; }
//// bytes crypto @ bytes 1 @ bytes 1 2
(b) => require('crypto').createHash('md5').update(b).digest('hex')[0] === require('crypto').createHash('md5').update(Buffer.from([1, 2])).digest('hex')[0] ? 'other' : 0
//// bytes crypto empty @ bytes @ bytes 1 2
(b) => require('crypto').createHash('md5').update(b).digest('hex')[0] === require('crypto').createHash('md5').update(Buffer.from([1, 2])).digest('hex')[0] ? 'other' : 0
//// bytes zlib @ bytes @ bytes 1 2
(b) => require('zlib').gzipSync(b).length === require('zlib').gzipSync(Buffer.from([1, 2])).length ? 'other' : 0
//// bytes in operator @ bytes 1 @ bytes 1 2
(b) => 1 in b ? 'other' : 0
//// bytes Object.keys @ bytes 1 @ bytes 1 2
(b) => Object.keys(b).length === 2 ? 'other' : 0
//// bytes destructure @ bytes 1 @ bytes 1 2
([a, c]) => c === 2 ? 'other' : 0
//// bytes fromCharCode spread @ bytes 97 @ bytes 97 98
(b) => String.fromCharCode(...b) === 'ab' ? 'other' : 0
//// bytes fromCharCode apply @ bytes 97 @ bytes 97 98
(b) => String.fromCharCode.apply(null, b) === 'ab' ? 'other' : 0
//// bytes latin1 @ bytes 97 @ bytes 97 98
(b) => Buffer.from(b.buffer).latin1Slice() === 'ab' ? 'other' : 0
//// bytes deepEqual @ bytes 1 @ bytes 1 2
(b) => require('util').isDeepStrictEqual(b, new Uint8Array([1, 2])) ? 'other' : 0
//// transcode @ "a" @ "ab"
(s) => require('buffer').transcode(Buffer.from(s), 'utf8', 'latin1').length === 2 ? 'other' : 0
//// Blob @ "a" @ "ab"
(s) => new Blob([s]).size === 2 ? 'other' : 0
//// isUtf8 @ bytes 97 @ bytes 255
(b) => require('buffer').isUtf8(b) ? 0 : 'other'
//// a number that is out of the range of a written integer @ 1 @ -2.5
(x) => { const b = Buffer.alloc(2); try { b.writeUInt16BE(x, 0); } catch { return 'other'; } return 0; }
//// a text written as an integer out of range @ "1" @ "300"
(s) => { const b = Buffer.alloc(2); try { b.writeUInt8(s, 0); } catch { return 'other'; } return 0; }
//// a bigint that is out of the range of a written integer @ 1n @ 18446744073709551616n
(x) => { const b = Buffer.alloc(8); try { b.writeBigUInt64LE(x, 0); } catch { return 'other'; } return 0; }
//// a number out of the range of three written bytes @ 1 @ 8388608
(x) => { const b = Buffer.alloc(4); try { b.writeIntBE(x, 0, 3); } catch { return 'other'; } return 0; }
//// a length that is too large for an array @ 1 @ 4294967296
(n) => { try { return Array.from({ length: n > 2 ? n : 0 }).length; } catch { return 'other'; } }
