//// new typed array of a length @ 1 @ -1
(n) => { try { new Uint8Array(n > 100 ? 100 : n); } catch { return 'other'; } return 0; }
//// Buffer.alloc @ 1 @ -1
(n) => { try { Buffer.alloc(n > 100 ? 100 : n); } catch { return 'other'; } return 0; }
//// Buffer.allocUnsafe @ 1 @ -1
(n) => { try { Buffer.allocUnsafe(n > 100 ? 100 : n); } catch { return 'other'; } return 0; }
//// new ArrayBuffer @ 1 @ -1
(n) => { try { new ArrayBuffer(n > 100 ? 100 : n); } catch { return 'other'; } return 0; }
//// new DataView with an offset @ 1 @ 9
(n) => { try { new DataView(new ArrayBuffer(8), n); } catch { return 'other'; } return 0; }
//// typed array of memory at an offset @ 2 @ 3
(n) => { try { new Uint16Array(new ArrayBuffer(8), n); } catch { return 'other'; } return 0; }
//// set of a typed array at an offset @ 0 @ 9
(n) => { try { new Uint8Array(4).set([1, 2], n); } catch { return 'other'; } return 0; }
//// Buffer.fill with an offset @ 0 @ -1
(n) => { try { Buffer.alloc(4).fill(1, n); } catch { return 'other'; } return 0; }
//// readUIntBE with a length @ 2 @ 9
(n) => { try { Buffer.alloc(4).readUIntBE(0, n); } catch { return 'other'; } return 0; }
//// writeIntBE with a length @ 2 @ 9
(n) => { try { Buffer.alloc(4).writeIntBE(1, 0, n); } catch { return 'other'; } return 0; }
//// readInt16LE at an offset @ 2 @ 3
(n) => { try { Buffer.alloc(4).readInt16LE(n); } catch { return 'other'; } return 0; }
//// swap16 of bytes @ bytes 1 2 @ bytes 1
(b) => { try { Buffer.from(b).swap16(); } catch { return 'other'; } return 0; }
//// Buffer.from with an encoding @ "utf8" @ "nope"
(s) => { try { Buffer.from('a', s); } catch { return 'other'; } return 0; }
//// toString of a Buffer with an encoding @ "utf8" @ "nope"
(s) => { try { Buffer.from('a').toString(s); } catch { return 'other'; } return 0; }
//// new TextDecoder with a label @ "utf-8" @ "nope"
(s) => { try { new TextDecoder(s); } catch { return 'other'; } return 0; }
//// a fatal TextDecoder @ bytes 97 @ bytes 255
(b) => { try { new TextDecoder('utf-8', { fatal: true }).decode(b); } catch { return 'other'; } return 0; }
//// toISOString @ 1 @ 1e30
(n) => { try { new Date(n).toISOString(); } catch { return 'other'; } return 0; }
//// toISOString of a read date @ "2020-01-01" @ "nope"
(s) => { try { new Date(s).toISOString(); } catch { return 'other'; } return 0; }
//// BigInt of a number @ 1 @ 1.5
(n) => { try { BigInt(n); } catch { return 'other'; } return 0; }
//// BigInt of a text @ "1" @ "1n"
(s) => { try { BigInt(s); } catch { return 'other'; } return 0; }
//// BigInt.asIntN @ 1 @ -1
(n) => { try { BigInt.asIntN(n, 5n); } catch { return 'other'; } return 0; }
//// a bigint shifted @ 1n @ 99999999999999n
(n) => { try { return 1n << (n > 5n ? n : 1n) ? 0 : 1; } catch { return 'other'; } }
//// a bigint as a number @ 1 @ 1n
(n) => { try { return Math.abs(n) && 0; } catch { return 'other'; } }
//// toFixed @ 1 @ 101
(n) => { try { (1.5).toFixed(n); } catch { return 'other'; } return 0; }
//// toExponential @ 1 @ 101
(n) => { try { (1.5).toExponential(n); } catch { return 'other'; } return 0; }
//// normalize @ "NFC" @ "x"
(s) => { try { 'a'.normalize(s); } catch { return 'other'; } return 0; }
//// localeCompare with a locale @ "en" @ "_"
(s) => { try { 'a'.localeCompare('b', s); } catch { return 'other'; } return 0; }
//// toLocaleUpperCase with a locale @ "en" @ "_"
(s) => { try { 'a'.toLocaleUpperCase(s); } catch { return 'other'; } return 0; }
//// Intl.NumberFormat with a currency @ "EUR" @ "EURO"
(s) => { try { new Intl.NumberFormat('en', { style: 'currency', currency: s }); } catch { return 'other'; } return 0; }
//// RegExp of a text @ "a" @ "("
(s) => { try { new RegExp(s); } catch { return 'other'; } return 0; }
//// RegExp flags @ "g" @ "gg"
(s) => { try { new RegExp('a', s); } catch { return 'other'; } return 0; }
//// matchAll with flags of the input @ "g" @ ""
(s) => { try { 'a'.matchAll(new RegExp('a', s === 'g' ? 'g' : '')); } catch { return 'other'; } return 0; }
//// replaceAll with flags of the input @ "g" @ "i"
(s) => { try { 'a'.replaceAll(new RegExp('a', s), 'b'); } catch { return 'other'; } return 0; }
//// startsWith of a pattern or a text @ "a" @ "r"
(s) => { try { 'a'.startsWith(s === 'r' ? /a/ : s); } catch { return 'other'; } return 0; }
//// decodeURIComponent @ "a" @ "%"
(s) => { try { decodeURIComponent(s); } catch { return 'other'; } return 0; }
//// encodeURIComponent @ "a" @ "\ud800"
(s) => { try { encodeURIComponent(s); } catch { return 'other'; } return 0; }
//// btoa @ "a" @ "€"
(s) => { try { btoa(s); } catch { return 'other'; } return 0; }
//// structuredClone of a function or not @ 1 @ 2
(n) => { try { structuredClone(n === 2 ? () => 0 : n); } catch { return 'other'; } return 0; }
//// JSON.stringify of a circle @ "a" @ "b"
(s) => { const o = { s }; if (s === 'b') o.o = o; try { JSON.stringify(o); } catch { return 'other'; } return 0; }
//// new Array @ 1 @ 1.5
(n) => { try { new Array(n > 100 ? 100 : n); } catch { return 'other'; } return 0; }
//// with of an array @ 1 @ 7
(n) => { const a = [1, 2]; try { a[n < 5 ? 0 : 1] = 3; if (!Array.prototype.with) return 0; a.with(n, 1); } catch { return 'other'; } return 0; }
//// flat of a depth of the input @ 1 @ 2
(n) => [[1, [2]]].flat(n).length === 2 && n === 2 ? 'other' : 0
//// reduce of a filtered array without a start @ "a" @ "b"
(s) => { try { ['a'].filter((x) => x === s).reduce((a, b) => a + b); } catch { return 'other'; } return 0; }
//// Object.defineProperty with a key twice @ "a" @ "p"
(s) => { const o = Object.defineProperty({}, 'p', { value: 1 }); try { Object.defineProperty(o, s, { value: 2 }); } catch { return 'other'; } return 0; }
//// a property that cannot be written, in strict code @ "a" @ "p"
(s) => { 'use strict'; const o = Object.defineProperty({}, 'p', { value: 1 }); try { o[s] = 2; } catch { return 'other'; } return 0; }
//// a property that cannot be deleted, in strict code @ "a" @ "p"
(s) => { 'use strict'; const o = Object.defineProperty({}, 'p', { value: 1 }); try { delete o[s]; } catch { return 'other'; } return 0; }
//// Reflect.defineProperty of a sealed object @ "a" @ "p"
(s) => { const o = Object.seal({ p: 1 }); return Reflect.defineProperty(o, s, { value: 2 }) ? 'other' : 0; }
//// Object.assign to a property that cannot be written @ "a" @ "p"
(s) => { const o = Object.defineProperty({}, 'p', { value: 1 }); try { Object.assign(o, { [s]: 2 }); } catch { return 'other'; } return 0; }
//// a fatal TextDecoder of bytes beyond ASCII @ bytes 195 169 @ bytes 195 195
(b) => { try { new TextDecoder('utf-8', { fatal: true }).decode(b); } catch { return 'other'; } return 0; }
//// a getter without a setter, in strict code @ "a" @ "p"
(s) => { 'use strict'; const o = { get p() { return 1; } }; try { o[s] = 2; } catch { return 'other'; } return 0; }
//// Object.fromEntries of texts @ "a" @ "b"
(s) => { try { Object.fromEntries([s === 'b' ? s : ['k', s]]); } catch { return 'other'; } return 0; }
//// Symbol.for and a text @ "a" @ "b"
(s) => { try { return Symbol.for(s) + ''; } catch { return Symbol.for(s) === Symbol.for('b') ? 'other' : 0; } }
//// new URL @ "http://a" @ "nope"
(s) => { try { new URL(s); } catch { return 'other'; } return 0; }
//// a class called without new by name @ "a" @ "b"
(s) => { class A {} const t = { a: () => 1, b: A }; try { t[s]?.(); } catch { return 'other'; } return 0; }
//// a constant assigned in one branch @ "a" @ "b"
(s) => { const c = 1; try { if (s === 'b') eval('c = 2'); } catch { return 'other'; } return c - 1; }
//// spread of what is not iterable @ "a" @ "b"
(s) => { const t = { a: [1], b: 1 }; try { [...(t[s] ?? [])]; } catch { return 'other'; } return 0; }
//// destructuring of null by name @ "a" @ "b"
(s) => { const t = { a: {}, b: null }; try { const { x } = s in t ? t[s] : {}; return x ? 1 : 0; } catch { return 'other'; } }
//// in on a primitive @ "a" @ "b"
(s) => { const t = { a: {}, b: 1 }; try { return 'x' in (t[s] ?? {}) ? 1 : 0; } catch { return 'other'; } }
//// instanceof of what is no function @ "a" @ "b"
(s) => { const t = { a: Object, b: 1 }; try { return {} instanceof (t[s] ?? Object) ? 0 : 1; } catch { return 'other'; } }
//// generator that is running @ "a" @ "b"
(s) => { let it; function* g() { if (s === 'b') it.next(); yield 1; } it = g(); try { it.next(); } catch { return 'other'; } return 0; }
//// private field of another object @ "a" @ "b"
(s) => { class A { #x = 1; static read(o) { return o.#x; } } const t = { a: new A(), b: {} }; try { A.read(t[s] ?? t.a); } catch { return 'other'; } return 0; }
//// super before this @ "a" @ "b"
(s) => { class B extends Object { constructor() { if (s === 'b') this.x = 1; super(); } } try { new B(); } catch { return 'other'; } return 0; }
//// let before its declaration @ "a" @ "b"
(s) => { try { if (s === 'b') f(); let x = 1; function f() { return x; } } catch { return 'other'; } return 0; }
//// frozen array pushed to @ "a" @ "b"
(s) => { const a = s === 'b' ? Object.freeze([1]) : [1]; try { a.push(2); } catch { return 'other'; } return 0; }
//// length of an array set @ 1 @ 1.5
(n) => { const a = [1]; try { a.length = n > 100 ? 100 : n; } catch { return 'other'; } return 0; }
//// Reflect.construct by name @ "a" @ "b"
(s) => { const t = { a: Array, b: () => 1 }; try { Reflect.construct(t[s] ?? Array, []); } catch { return 'other'; } return 0; }
//// Promise rejected by a throwing executor @ "a" @ "b"
async (s) => { try { await new Promise(() => { if (s === 'b') throw 1; else throw 2; }); } catch (e) { return e === 1 ? 'other' : 0; } }
//// String.fromCodePoint of two @ 97 @ 1114112
(n) => { try { String.fromCodePoint(97, n); } catch { return 'other'; } return 0; }
//// repeat of what is computed @ "a" @ ""
(s) => { try { 'x'.repeat(s.length - 1); } catch { return 'other'; } return 0; }
//// Atomics.add at an index @ 0 @ 9
(n) => { try { Atomics.add(new Int32Array(4), n, 1); } catch { return 'other'; } return 0; }
//// crypto.randomBytes of a negative size @ 1 @ -1
(n) => { try { require('crypto').randomBytes(n > 9 ? 9 : n); } catch { return 'other'; } return 0; }
//// path.join of a number @ "a" @ "b"
(s) => { try { require('path').join(s === 'b' ? 1 : s); } catch { return 'other'; } return 0; }
//// assert.match @ "a" @ "b"
(s) => { try { require('assert').match(s, /a/); } catch { return 'other'; } return 0; }
//// assert.ok @ 1 @ 0
(n) => { try { require('assert').ok(n); } catch { return 'other'; } return 0; }
//// util.inspect depth @ "a" @ "b"
(s) => require('util').inspect({ s }) === "{ s: 'b' }" ? 'other' : 0
//// querystring.unescape @ "a" @ "%62"
(s) => require('querystring').unescape(s) === 'b' ? 'other' : 0
//// Intl.DateTimeFormat @ 0 @ 1e30
(n) => { try { new Intl.DateTimeFormat('en').format(n); } catch { return 'other'; } return 0; }
//// Intl.PluralRules @ 1 @ 2
(n) => new Intl.PluralRules('en').select(n) === 'other' ? 'other' : 0
//// Intl.Segmenter @ "a" @ "ab"
(s) => [...new Intl.Segmenter('en').segment(s)].length === 2 ? 'other' : 0
