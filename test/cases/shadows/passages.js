//// object pattern default from earlier name @ "ab"
(s) => { const { a, b = a } = { a: s }; return /*!*/ b === 'ab' ? 1 : 2; }
//// object pattern default from earlier name, parameters @ "ab"
(s) => { const g = ({ a, b = a }) => b; return /*!*/ g({ a: s }) === 'ab' ? 1 : 2; }
//// array pattern default from earlier name @ "ab"
(s) => { const [a, b = a + '!'] = [s]; return /*!*/ b === 'ab!' ? 1 : 2; }
//// array pattern from a generator in a variable @ "ab"
(s) => { function* g() { yield 1; yield s; } const it = g(); const [a, b] = it; return /*!*/ b === 'ab' ? 1 : 2; }
//// nested array pattern from a generator @ "ab"
(s) => { function* g() { yield 1; yield [s]; } const it = g(); const [a, [b]] = it; return /*!*/ b === 'ab' ? 1 : 2; }
//// hand-written iterator, for of @ "ab"
(s) => { const o = { [Symbol.iterator]() { let done = false; return { next() { if (done) return { done: true, value: undefined }; done = true; return { done: false, value: s }; } }; } }; let r; for (const x of o) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// hand-written iterator, spread @ "ab"
(s) => { const o = { [Symbol.iterator]() { let done = false; return { next() { if (done) return { done: true, value: undefined }; done = true; return { done: false, value: s }; } }; } }; const r = [...o]; return /*!*/ r[0] === 'ab' ? 1 : 2; }
//// hand-written iterator, pattern @ "ab"
(s) => { const o = { [Symbol.iterator]() { return { next() { return { done: false, value: s }; } }; } }; const [r] = o; return /*!*/ r === 'ab' ? 1 : 2; }
//// hand-written iterator, class @ "ab"
(s) => { class L { constructor(v) { this.v = v; } [Symbol.iterator]() { let i = 0; const v = this.v; return { next: () => i++ < 1 ? { done: false, value: v } : { done: true } }; } } let r; for (const x of new L(s)) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// hand-written iterator, next by hand @ "ab"
(s) => { const it = { next() { return { done: false, value: s }; } }; return /*!*/ it.next().value === 'ab' ? 1 : 2; }
//// hand-written iterator, Array.from @ "ab"
(s) => { const o = { [Symbol.iterator]() { let n = 0; return { next() { return n++ ? { done: true } : { done: false, value: s }; } }; } }; return /*!*/ Array.from(o)[0] === 'ab' ? 1 : 2; }
//// generator held, new Set @ "ab"
(s) => { function* it() { yield s; } const r = new Set(it()); return /*!*/ r.has('ab') ? 1 : 2; }
//// generator to new Map @ "ab"
(s) => { function* it() { yield ['k', s]; } const r = new Map(it()); return /*!*/ r.get('k') === 'ab' ? 1 : 2; }
//// generator as method Symbol.iterator @ "ab"
(s) => { const o = { *[Symbol.iterator]() { yield s; } }; let r; for (const x of o) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// generator as method Symbol.iterator, pattern @ "ab"
(s) => { const o = { *[Symbol.iterator]() { yield s; } }; const [r] = o; return /*!*/ r === 'ab' ? 1 : 2; }
//// async function throws, caught @ "ab"
async (s) => { const g = async () => { await null; throw s; }; let r; try { await g(); } catch (e) { r = e; } return /*!*/ r === 'ab' ? 1 : 2; }
//// destructuring into members @ "ab"
(s) => { const o = {}; [o.a, o['b']] = [1, s]; return /*!*/ o.b === 'ab' ? 1 : 2; }
//// destructuring object into members @ "ab"
(s) => { const o = {}; ({ x: o.y } = { x: s }); return /*!*/ o.y === 'ab' ? 1 : 2; }
//// destructuring object into this @ "ab"
(s) => { class A { m(v) { ({ x: this.y } = { x: v }); return this.y; } } return /*!*/ new A().m(s) === 'ab' ? 1 : 2; }
//// destructuring with rest into member @ "ab"
(s) => { const o = {}; [, ...o.r] = [1, s]; return /*!*/ o.r[0] === 'ab' ? 1 : 2; }
//// destructuring with default into member @ "ab"
(s) => { const o = {}; [o.a = s] = []; return /*!*/ o.a === 'ab' ? 1 : 2; }
//// swap of members @ "ab"
(s) => { const a = [1, s]; [a[0], a[1]] = [a[1], a[0]]; return /*!*/ a[0] === 'ab' ? 1 : 2; }
//// for of into a member @ "ab"
(s) => { const o = {}; for (o.v of [s]); return /*!*/ o.v === 'ab' ? 1 : 2; }
//// catch pattern @ "ab"
(s) => { try { throw { v: s }; } catch ({ v }) { return /*!*/ v === 'ab' ? 1 : 2; } }
//// catch pattern of an error message @ "ab"
(s) => { try { throw new Error(s); } catch ({ message }) { return /*!*/ message === 'ab' ? 1 : 2; } }
//// error cause @ "ab"
(s) => { const e = new Error('m', { cause: s }); return /*!*/ e.cause === 'ab' ? 1 : 2; }
//// class extends Error @ "ab"
(s) => { class E extends Error { constructor(m) { super(m); this.n = m; } } const e = new E(s); return /*!*/ e.message === 'ab' ? 1 : 2; }
//// class extends Error without constructor @ "ab"
(s) => { class E extends Error {} const e = new E(s); return /*!*/ e.message === 'ab' ? 1 : 2; }
//// AggregateError errors @ "ab"
(s) => { const e = new AggregateError([s], 'm'); return /*!*/ e.errors[0] === 'ab' ? 1 : 2; }
//// defineProperties @ "ab"
(s) => { const o = Object.defineProperties({}, { x: { value: s } }); return /*!*/ o.x === 'ab' ? 1 : 2; }
//// Object.create with properties @ "ab"
(s) => { const o = Object.create({}, { x: { value: s } }); return /*!*/ o.x === 'ab' ? 1 : 2; }
//// inherited property @ "ab"
(s) => { const p = { x: s }; const o = Object.create(p); return /*!*/ o.x === 'ab' ? 1 : 2; }
//// inherited via class prototype @ "ab"
(s) => { class A {} A.prototype.x = s; return /*!*/ new A().x === 'ab' ? 1 : 2; }
//// inherited static @ "ab"
(s) => { class A { static x = s; } class B extends A {} return /*!*/ B.x === 'ab' ? 1 : 2; }
//// getOwnPropertyDescriptor @ "ab"
(s) => { const d = Object.getOwnPropertyDescriptor({ x: s }, 'x'); return /*!*/ d.value === 'ab' ? 1 : 2; }
//// getOwnPropertyDescriptors @ "ab"
(s) => { const d = Object.getOwnPropertyDescriptors({ x: s }); return /*!*/ d.x.value === 'ab' ? 1 : 2; }
//// in with symbolic keys @ "ab"
(s) => { const o = {}; o[s] = 1; return /*!*/ 'ab' in o ? 1 : 2; }
//// in with inherited keys @ "ab"
(s) => { const o = Object.create({ ab: 1 }); return /*!*/ s in o ? 1 : 2; }
//// index in array @ 1
(n) => /*!*/ (n in [1, 2] ? 1 : 2)
//// look-up in inherited table @ "ab"
(s) => { const o = Object.create({ ab: 1 }); return /*!*/ o[s] === 1 ? 1 : 2; }
//// look-up that misses, inherited from Object @ "constructor"
(s) => { const o = { ab: 1 }; return /*!*/ o[s] ? 1 : 2; }
//// Array.from Set @ "ab"
(s) => { const a = Array.from(new Set([s])); return /*!*/ a[0] === 'ab' ? 1 : 2; }
//// Array.from Map entries @ "ab"
(s) => { const a = Array.from(new Map([['k', s]])); return /*!*/ a[0][1] === 'ab' ? 1 : 2; }
//// spread of a Set @ "ab"
(s) => { const a = [...new Set([s])]; return /*!*/ a[0] === 'ab' ? 1 : 2; }
//// for of a Set @ "ab"
(s) => { let r; for (const x of new Set([s])) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// Set forEach @ "ab"
(s) => { let r; new Set([s]).forEach((x) => { r = x; }); return /*!*/ r === 'ab' ? 1 : 2; }
//// Set has symbolic member @ "ab"
(s) => { const t = new Set([s, 'q']); return /*!*/ t.has('ab') ? 1 : 2; }
//// Set of text has @ "ab"
(s) => { const t = new Set(s); return /*!*/ t.has('b') ? 1 : 2; }
//// Set size after add @ "ab"
(s) => { /*!*/ const t = new Set(['ab']); t.add(s); return t.size === 1 ? 1 : 2; }
//// Map size after set @ "ab"
(s) => { /*!*/ const t = new Map([['ab', 1]]); t.set(s, 2); return t.size === 1 ? 1 : 2; }
//// Map of entries @ "ab"
(s) => { const m = new Map([['k', s]]); return /*!*/ m.get('k') === 'ab' ? 1 : 2; }
//// Map of entries, symbolic key @ "ab"
(s) => { const m = new Map([[s, 1]]); return /*!*/ m.has('ab') ? 1 : 2; }
//// Map from Map @ "ab"
(s) => { const m = new Map([['k', s]]); const n = new Map(m); return /*!*/ n.get('k') === 'ab' ? 1 : 2; }
//// Map from Object.entries @ "ab"
(s) => { const m = new Map(Object.entries({ k: s })); return /*!*/ m.get('k') === 'ab' ? 1 : 2; }
//// Map keys @ "ab"
(s) => { const m = new Map(); m.set(s, 1); return /*!*/ [...m.keys()][0] === 'ab' ? 1 : 2; }
//// Map keys next @ "ab"
(s) => { const m = new Map(); m.set(s, 1); return /*!*/ m.keys().next().value === 'ab' ? 1 : 2; }
//// Set values next @ "ab"
(s) => { const m = new Set(); m.add(s); return /*!*/ m.values().next().value === 'ab' ? 1 : 2; }
//// Set entries @ "ab"
(s) => { const m = new Set(); m.add(s); return /*!*/ [...m.entries()][0][1] === 'ab' ? 1 : 2; }
//// Map with object keys @ "ab"
(s) => { const k = {}; const m = new Map(); m.set(k, s); return /*!*/ m.get(k) === 'ab' ? 1 : 2; }
//// WeakMap value @ "ab"
(s) => { const k = {}; const m = new WeakMap(); m.set(k, s); return /*!*/ m.get(k) === 'ab' ? 1 : 2; }
//// WeakMap of entries @ "ab"
(s) => { const k = {}; const m = new WeakMap([[k, s]]); return /*!*/ m.get(k) === 'ab' ? 1 : 2; }
//// WeakRef @ "ab"
(s) => { const w = new WeakRef({ v: s }); return /*!*/ w.deref().v === 'ab' ? 1 : 2; }
//// class extends Map @ "ab"
(s) => { class M extends Map { get(k) { return super.get(k); } } const m = new M(); m.set('k', s); return /*!*/ m.get('k') === 'ab' ? 1 : 2; }
//// class extends Array push @ "ab"
(s) => { class L extends Array {} const l = new L(); l.push(s); return /*!*/ l[0] === 'ab' ? 1 : 2; }
//// class extends Array map @ "ab"
(s) => { class L extends Array {} const l = L.from([s]); const m = l.map((x) => x + '!'); return /*!*/ m[0] === 'ab!' ? 1 : 2; }
//// class extends Array of @ "ab"
(s) => { class L extends Array {} const l = L.of(s, 1); return /*!*/ l[0] === 'ab' ? 1 : 2; }
//// class extends Array constructor elements @ "ab"
(s) => { class L extends Array {} const l = new L(s, 1); return /*!*/ l[0] === 'ab' ? 1 : 2; }
//// species slice @ "ab"
(s) => { class L extends Array { static get [Symbol.species]() { return Array; } } const l = new L(); l.push(s, 1); return /*!*/ l.slice(0, 1)[0] === 'ab' ? 1 : 2; }
//// class extends Promise @ "ab"
async (s) => { class P extends Promise {} const r = await P.resolve(s); return /*!*/ r === 'ab' ? 1 : 2; }
//// arguments length @ "ab"
(s) => { function g() { return arguments[arguments.length - 1]; } return /*!*/ g(1, s) === 'ab' ? 1 : 2; }
//// super computed member @ "ab"
(s) => { class A { f(v) { return v; } } class B extends A { m(v) { return super['f'](v); } } return /*!*/ new B().m(s) === 'ab' ? 1 : 2; }
//// tagged template with several values @ "ab"
(s) => { const t = (q, ...v) => v[1] + q[0]; return /*!*/ t`x${1}y${s}` === 'abx' ? 1 : 2; }
//// tagged template member tag @ "ab"
(s) => { const o = { t(q, v) { return v; } }; return /*!*/ o.t`x${s}` === 'ab' ? 1 : 2; }
//// String.raw tag @ "ab"
(s) => /*!*/ (String.raw`x${s}` === 'xab' ? 1 : 2)
//// Object.assign @ "ab"
(s) => { const o = Object.assign({}, { a: s }); return /*!*/ o.a === 'ab' ? 1 : 2; }
//// Object.entries of array @ "ab"
(s) => /*!*/ (Object.entries([s])[0][1] === 'ab' ? 1 : 2)
//// Object.fromEntries of a Map @ "ab"
(s) => { const o = Object.fromEntries(new Map([['k', s]])); return /*!*/ o.k === 'ab' ? 1 : 2; }
//// Object.fromEntries of a generator @ "ab"
(s) => { function* g() { yield ['k', s]; } const o = Object.fromEntries(g()); return /*!*/ o.k === 'ab' ? 1 : 2; }
//// Object.fromEntries of mapped entries @ "ab"
(s) => { const o = Object.fromEntries(Object.entries({ a: s }).map(([k, v]) => [k, v + '!'])); return /*!*/ o.a === 'ab!' ? 1 : 2; }
//// Object.groupBy @ "ab"
(s) => { if (!Object.groupBy) return /*!*/ s === 'ab' ? 1 : 2; const g = Object.groupBy([s], (x) => x); return /*!*/ 'ab' in g ? 1 : 2; }
//// JSON round trip @ "ab"
(s) => { const o = JSON.parse(JSON.stringify({ a: s })); return /*!*/ o.a === 'ab' ? 1 : 2; }
//// JSON.stringify symbolic key @ "ab"
(s) => { const o = {}; o[s] = 1; return /*!*/ JSON.stringify(o) === '{"ab":1}' ? 1 : 2; }
//// copyWithin @ "ab"
(s) => /*!*/ ([s, 1].copyWithin(1, 0)[1] === 'ab' ? 1 : 2)
//// with @ "ab"
(s) => /*!*/ ([1].with(0, s)[0] === 'ab' ? 1 : 2)
//// toSorted @ "ab"
(s) => /*!*/ (['z', s].toSorted()[0] === 'ab' ? 1 : 2)
//// toSpliced @ "ab"
(s) => /*!*/ ([1].toSpliced(0, 0, s)[0] === 'ab' ? 1 : 2)
//// findLast @ "ab"
(s) => /*!*/ ([1, s].findLast((x) => x) === 'ab' ? 1 : 2)
//// at @ "ab"
(s) => /*!*/ ([1, s].at(-1) === 'ab' ? 1 : 2)
//// flat @ "ab"
(s) => /*!*/ ([[s]].flat()[0] === 'ab' ? 1 : 2)
//// reduce @ "ab"
(s) => /*!*/ ([s, 'c'].reduce((a, b) => a + b) === 'abc' ? 1 : 2)
//// reduce with object @ "ab"
(s) => /*!*/ ([s].reduce((o, x) => { o.v = x; return o; }, {}).v === 'ab' ? 1 : 2)
//// sort with comparator @ "ab"
(s) => /*!*/ (['z', s].sort((a, b) => (a < b ? -1 : 1))[0] === 'ab' ? 1 : 2)
//// filter of symbolic elements length @ "ab"
(s) => /*!*/ ([...s].filter((c) => c === 'a').length === 1 ? 1 : 2)
//// find closure @ "ab"
(s) => /*!*/ (['ab', 'cd'].find((x) => x === s) === 'ab' ? 1 : 2)
//// indexOf among symbolic result @ "ab"
(s) => /*!*/ ([...s].indexOf('b') === 1 ? 1 : 2)
//// some @ "ab"
(s) => /*!*/ ([...s].some((c) => c === 'b') ? 1 : 2)
//// concat of spread @ "ab"
(s) => /*!*/ ([].concat([s], 1)[0] === 'ab' ? 1 : 2)
//// push by apply @ "ab"
(s) => { const a = []; Array.prototype.push.apply(a, [s]); return /*!*/ a[0] === 'ab' ? 1 : 2; }
//// array length truncation @ 1
(n) => { const a = [1, 2]; a.length = n; return /*!*/ a.length === 1 ? 1 : 2; }
//// iterator of an array by hand @ "ab"
(s) => { const it = [s][Symbol.iterator](); return /*!*/ it.next().value === 'ab' ? 1 : 2; }
//// iterator of a string by hand @ "ab"
(s) => { const it = s[Symbol.iterator](); it.next(); return /*!*/ it.next().value === 'b' ? 1 : 2; }
//// array entries for of @ "ab"
(s) => { let r; for (const [i, x] of [s].entries()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// async generator for await @ "ab"
async (s) => { async function* g() { yield s; } let r; for await (const x of g()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// for await of array of values @ "ab"
async (s) => { let r; for await (const x of [s]) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// yield star result @ "ab"
(s) => { function* g() { return s; } function* h() { yield yield* g(); } let r; for (const x of h()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// generator return value @ "ab"
(s) => { function* g() { return s; } return /*!*/ g().next().value === 'ab' ? 1 : 2; }
//// generator argument later @ "ab"
(s) => { function* g(x) { yield 1; yield x; } const it = g(s); it.next(); return /*!*/ it.next().value === 'ab' ? 1 : 2; }
//// labelled continue @ "ab"
(s) => { /*!*/ let r = 0; outer: for (const a of [1, 2]) { for (const c of s) { if (c === 'b') continue outer; r++; } } return r === 2 ? 1 : 2; }
//// switch with fallthrough @ "b"
(s) => { let r = 0; switch (/*!*/ s) { case 'a': r++; case 'b': r++; case 'c': r++; } return r === 2 ? 1 : 2; }
//// switch true @ "b"
(s) => { switch (true) { case /*!*/ s === 'a': return 2; case s === 'b': return 1; default: return 3; } }
//// call with rest and defaults @ "ab"
(s) => { function g(a, b = a, ...c) { return b + c[0]; } return /*!*/ g.call(null, s, undefined, 'x') === 'abx' ? 1 : 2; }
//// built-in function under another name @ "ab"
(s) => { const listed = Array.from; const again = listed; return /*!*/ again([s[0]])[0] === 'a' ? 1 : 2; }
//// bound built-in function that reads an object @ "ab"
(s) => { const bytes = Uint8Array.from.bind(Uint8Array); return /*!*/ bytes([s.charCodeAt(0)])[0] === 97 ? 1 : 2; }
//// bound built-in function or one of our own @ "ab"
(s) => { let made; if (s) made = Uint8Array.from.bind(Uint8Array); else made = (list) => list; return /*!*/ made([s.charCodeAt(1)])[0] === 98 ? 1 : 2; }
//// bound built-in function under a property of another name @ "ab"
(s) => { const tools = {}; tools.bytesOf = Uint8Array.from.bind(Uint8Array); return /*!*/ tools.bytesOf([s.charCodeAt(0)])[0] === 97 ? 1 : 2; }
//// built-in function under a property of an object literal @ "ab"
(s) => { const tools = { listed: Array.from }; return /*!*/ tools.listed([s[0]])[0] === 'a' ? 1 : 2; }
//// built-in function passed as an argument @ "ab"
(s) => { const on = (call, value) => call(value)[0]; return /*!*/ on(Array.from, [s[0]]) === 'a' ? 1 : 2; }
//// built-in function returned by a call @ "ab"
(s) => { const pick = () => Array.from; const listed = pick(); return /*!*/ listed([s[0]])[0] === 'a' ? 1 : 2; }
//// built-in function in a field of a class @ "ab"
(s) => { class Tools { listed = Array.from; } const tools = new Tools(); return /*!*/ tools.listed([s[0]])[0] === 'a' ? 1 : 2; }
//// bind of this @ "ab"
(s) => { function g() { return this.v; } return /*!*/ g.bind({ v: s })() === 'ab' ? 1 : 2; }
//// uncurried native @ "ab"
(s) => { const f = Function.prototype.call.bind(String.prototype.charAt); return /*!*/ f(s, 0) === 'a' ? 1 : 2; }
//// Reflect.get @ "ab"
(s) => /*!*/ (Reflect.get({ a: s }, 'a') === 'ab' ? 1 : 2)
//// Reflect.get symbolic key @ "ab"
(s) => /*!*/ (Reflect.get({ ab: 1 }, s) === 1 ? 1 : 2)
//// Reflect.set @ "ab"
(s) => { const o = {}; Reflect.set(o, 'a', s); return /*!*/ o.a === 'ab' ? 1 : 2; }
//// Reflect.apply @ "ab"
(s) => /*!*/ (Reflect.apply((x) => x, null, [s]) === 'ab' ? 1 : 2)
//// Reflect.construct @ "ab"
(s) => { class A { constructor(v) { this.v = v; } } return /*!*/ Reflect.construct(A, [s]).v === 'ab' ? 1 : 2; }
//// Reflect.has @ "ab"
(s) => /*!*/ (Reflect.has({ ab: 1 }, s) ? 1 : 2)
//// Reflect.ownKeys @ "ab"
(s) => { const o = {}; o[s] = 1; return /*!*/ Reflect.ownKeys(o)[0] === 'ab' ? 1 : 2; }
//// Reflect.defineProperty @ "ab"
(s) => { const o = {}; Reflect.defineProperty(o, 'x', { value: s }); return /*!*/ o.x === 'ab' ? 1 : 2; }
//// Reflect.getOwnPropertyDescriptor @ "ab"
(s) => /*!*/ (Reflect.getOwnPropertyDescriptor({ x: s }, 'x').value === 'ab' ? 1 : 2)
//// BigInt of text @ "12"
(s) => /*!*/ (BigInt(s) === 12n ? 1 : 2)
//// BigInt of number @ 12
(n) => /*!*/ (BigInt(n) === 12n ? 1 : 2)
//// Number of BigInt @ 12n
(n) => /*!*/ (Number(n) === 12 ? 1 : 2)
//// parseInt @ "12"
(s) => /*!*/ (parseInt(s, 10) === 12 ? 1 : 2)
//// typed array set @ 5
(n) => { const u = new Uint8Array(2); u.set([1, n]); return /*!*/ u[1] === 5 ? 1 : 2; }
//// typed array subarray @ bytes 5 6
(u) => /*!*/ (u.subarray(1)[0] === 6 ? 1 : 2)
//// typed array slice @ bytes 5 6
(u) => /*!*/ (u.slice(1)[0] === 6 ? 1 : 2)
//// typed array fill @ 5
(n) => /*!*/ (new Uint8Array(2).fill(n)[1] === 5 ? 1 : 2)
//// typed array of array @ 5
(n) => /*!*/ (new Uint8Array([n])[0] === 5 ? 1 : 2)
//// typed array of typed array @ bytes 5 6
(u) => /*!*/ (new Uint16Array(u)[1] === 6 ? 1 : 2)
//// TextEncoder @ "ab"
(s) => /*!*/ (new TextEncoder().encode(s)[0] === 97 ? 1 : 2)
//// TextDecoder @ bytes 97 98
(u) => /*!*/ (new TextDecoder().decode(u) === 'ab' ? 1 : 2)
//// Buffer from @ "ab"
(s) => /*!*/ (Buffer.from(s)[0] === 97 ? 1 : 2)
//// Buffer toString hex @ bytes 97 98
(u) => /*!*/ (Buffer.from(u).toString('hex') === '6162' ? 1 : 2)
//// Buffer base64 @ "YWI="
(s) => /*!*/ (Buffer.from(s, 'base64')[0] === 97 ? 1 : 2)
//// Buffer compare @ bytes 97 98
(u) => /*!*/ (Buffer.compare(u, Uint8Array.of(97, 98)) === 0 ? 1 : 2)
//// computed key of literal @ "ab"
(s) => { const o = { [s]: 1 }; return /*!*/ 'ab' in o ? 1 : 2; }
//// for in keys @ "ab"
(s) => { const o = {}; o[s] = 1; let r; for (const k in o) r = k; return /*!*/ r === 'ab' ? 1 : 2; }
//// store under symbolic key, read @ "ab"
(s) => { const o = { ab: 0 }; o[s] = 5; return /*!*/ o.ab === 5 ? 1 : 2; }
//// replace with function @ "ab"
(s) => /*!*/ (s.replace(/b/, () => 'c') === 'ac' ? 1 : 2)
//// setTimeout closure @ "ab"
async (s) => { let r; await new Promise((ok) => setTimeout(() => { r = s; ok(); }, 1)); return /*!*/ r === 'ab' ? 1 : 2; }
//// queueMicrotask closure @ "ab"
async (s) => { let r; queueMicrotask(() => { r = s; }); await null; return /*!*/ r === 'ab' ? 1 : 2; }
//// event emitter @ "ab"
(s) => { const { EventEmitter } = process.getBuiltinModule ? process.getBuiltinModule('events') : {}; return /*!*/ s === 'ab' ? 1 : 2; }
//// class private static and methods @ "ab"
(s) => { class A { static #x = s; static get() { return A.#x; } #m(v) { return v; } m(v) { return this.#m(v); } } return /*!*/ A.get() === 'ab' && new A().m(s) === 'ab' ? 1 : 2; }
//// class field arrow @ "ab"
(s) => { class A { v = s; f = () => this.v; } return /*!*/ new A().f() === 'ab' ? 1 : 2; }
//// constructor returns object @ "ab"
(s) => { function A(v) { return { v }; } return /*!*/ new A(s).v === 'ab' ? 1 : 2; }
//// new target with fields of parent @ "ab"
(s) => { class A { v = s; } class B extends A { w = this.v; } return /*!*/ new B().w === 'ab' ? 1 : 2; }
//// exception from a nested call @ "ab"
(s) => { const g = () => { throw s; }; try { g(); } catch (e) { return /*!*/ e === 'ab' ? 1 : 2; } }
//// exception through finally with calls @ "ab"
(s) => { const g = () => 1; try { try { throw s; } finally { g('x'); } } catch (e) { return /*!*/ e === 'ab' ? 1 : 2; } }
//// exception inside callback @ "ab"
(s) => { try { [1].forEach(() => { throw s; }); } catch (e) { return /*!*/ e === 'ab' ? 1 : 2; } }
//// exception inside callback caught outside with other throw between @ "ab"
(s) => { try { throw s; } catch (e) { try { throw 1; } catch {} return /*!*/ e === 'ab' ? 1 : 2; } }
//// comma and void @ "ab"
(s) => { let r; void (r = s); return /*!*/ r === 'ab' ? 1 : 2; }
//// sort default of numbers @ 5
(n) => /*!*/ ([7, n].sort()[0] === 5 ? 1 : 2)
//// includes object among symbolic @ "ab"
(s) => /*!*/ ([s, 1].includes('ab') ? 1 : 2)
//// parameter default from earlier @ "ab"
(s) => { const g = (a, b = a) => b; return /*!*/ g(s) === 'ab' ? 1 : 2; }
//// parameter default from call @ "ab"
(s) => { const h = () => s; const g = (a = h()) => a; return /*!*/ g() === 'ab' ? 1 : 2; }
//// optional call of getter @ "ab"
(s) => { const o = { get f() { return () => s; } }; return /*!*/ o.f?.() === 'ab' ? 1 : 2; }
//// symbol keyed property @ "ab"
(s) => { const k = Symbol('k'); const o = { [k]: s }; return /*!*/ o[k] === 'ab' ? 1 : 2; }
//// lastIndex of a sticky pattern @ "ab"
(s) => { const r = /a/y; r.exec(s); return /*!*/ r.lastIndex === 1 ? 1 : 2; }
//// match index property @ "ab"
(s) => { const m = /b/.exec(s); return /*!*/ m.index === 1 ? 1 : 2; }
//// split with limit @ "a,b"
(s) => /*!*/ (s.split(',', 1)[0] === 'a' ? 1 : 2)
//// decodeURIComponent that may throw @ "a%41"
(s) => { /*!*/ const t = decodeURIComponent(s); return t.length > 0 && 1; }
//// encodeURIComponent that may throw @ "a"
(s) => { /*!*/ encodeURIComponent(s); return 1; }
//// BigInt of a text that may throw @ "12"
(s) => { /*!*/ BigInt(s); return 1; }
//// BigInt of a number that may throw @ 12
(n) => { /*!*/ BigInt(n); return 1; }
//// mixed pattern @ "ab"
(s) => { 'use strict'; const { a, c, b = a } = { a: s, c: s }; return /*!*/ b === 'ab' && c === 'ab' ? 1 : 2; }
//// mixed var @ "ab"
(s) => { 'use strict'; var { a, c, b = a } = { a: s, c: s }; return /*!*/ b === 'ab' && c === 'ab' ? 1 : 2; }
//// Array.from array-like @ "ab"
(s) => { const a = Array.from({ length: 1, 0: s }); return /*!*/ a[0] === 'ab' ? 1 : 2; }
//// Array.from length n @ "ab"
(s) => { const a = Array.from({ length: s.length }); return /*!*/ a.length === 2 ? 1 : 2; }
//// Array.from length n with mapper @ "ab"
(s) => { const a = Array.from({ length: s.length }, (_, i) => i); return /*!*/ a.length === 2 ? 1 : 2; }
//// Array.from length n mapper from closure @ "ab"
(s) => { const a = Array.from({ length: 2 }, (_, i) => s[i]); return /*!*/ a[1] === 'b' ? 1 : 2; }
//// Array.from array with mapper @ "ab"
(s) => { const a = Array.from([s], (x) => x + '!'); return /*!*/ a[0] === 'ab!' ? 1 : 2; }
//// Array.from text with mapper @ "ab"
(s) => { const a = Array.from(s, (x) => x + '!'); return /*!*/ a[1] === 'b!' ? 1 : 2; }
//// Array.from Map with mapper @ "ab"
(s) => { const a = Array.from(new Map([['k', s]]), ([k, v]) => v); return /*!*/ a[0] === 'ab' ? 1 : 2; }
//// Array.from Set with mapper @ "ab"
(s) => { const a = Array.from(new Set([s]), (v) => v + '!'); return /*!*/ a[0] === 'ab!' ? 1 : 2; }
//// Array.from Map keys with mapper @ "ab"
(s) => { const a = Array.from(new Map([[s, 1]]).keys(), (v) => v + '!'); return /*!*/ a[0] === 'ab!' ? 1 : 2; }
//// Array.from generator with mapper @ "ab"
(s) => { function* g() { yield s; } const a = Array.from(g(), (v) => v + '!'); return /*!*/ a[0] === 'ab!' ? 1 : 2; }
//// Array.from matchAll with mapper @ "ab"
(s) => { const a = Array.from(s.matchAll(/./g), (m) => m[0]); return /*!*/ a[0] === 'a' ? 1 : 2; }
//// generator spread into a call @ "ab"
(s) => { function* g() { yield s; } const f = (x) => x; return /*!*/ f(...g()) === 'ab' ? 1 : 2; }
//// generator spread into a call after argument @ "ab"
(s) => { function* g() { yield s; } const f = (a, x) => x; return /*!*/ f(1, ...g()) === 'ab' ? 1 : 2; }
//// Set spread into a call @ "ab"
(s) => { const f = (x) => x; return /*!*/ f(...new Set([s])) === 'ab' ? 1 : 2; }
//// Map values spread into a call @ "ab"
(s) => { const f = (x) => x; const m = new Map([['k', s]]); return /*!*/ f(...m.values()) === 'ab' ? 1 : 2; }
//// generator spread into new @ "ab"
(s) => { function* g() { yield s; } class A { constructor(x) { this.x = x; } } const a = new A(...g()); return /*!*/ a.x === 'ab' ? 1 : 2; }
//// text spread into a call @ "ab"
(s) => { const f = (x, y) => y; return /*!*/ f(...s) === 'b' ? 1 : 2; }
//// text spread into push @ "ab"
(s) => { const a = []; a.push(...s); return /*!*/ a[1] === 'b' ? 1 : 2; }
//// array iterator spread into a call @ "ab"
(s) => { const f = (x) => x; return /*!*/ f(...[s].values()) === 'ab' ? 1 : 2; }
//// yield* of an array @ "ab"
(s) => { function* g() { yield* [s]; } let r; for (const x of g()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// yield* of an array, next @ "ab"
(s) => { function* g() { yield* [s]; } return /*!*/ g().next().value === 'ab' ? 1 : 2; }
//// yield* of an array, spread @ "ab"
(s) => { function* g() { yield 1; yield* [s]; } return /*!*/ [...g()][1] === 'ab' ? 1 : 2; }
//// yield* of a text @ "ab"
(s) => { function* g() { yield* s; } let r; for (const x of g()) r = x; return /*!*/ r === 'b' ? 1 : 2; }
//// yield* of a text, spread @ "ab"
(s) => { function* g() { yield* s; } return /*!*/ [...g()][1] === 'b' ? 1 : 2; }
//// yield* of a generator @ "ab"
(s) => { function* h() { yield s; } function* g() { yield* h(); } let r; for (const x of g()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// yield* answer @ "ab"
(s) => { function* h() { yield 1; return s; } function* g() { const r = yield* h(); yield r; } return /*!*/ [...g()][1] === 'ab' ? 1 : 2; }
//// yield* of an array with objects @ "ab"
(s) => { function* g() { yield* [{ v: s }]; } let r; for (const x of g()) r = x.v; return /*!*/ r === 'ab' ? 1 : 2; }
//// generator throw @ "ab"
(s) => { function* g() { try { yield 1; } catch (e) { yield e; } } const it = g(); it.next(); return /*!*/ it.throw(s).value === 'ab' ? 1 : 2; }
//// generator return @ "ab"
(s) => { function* g() { yield 1; } const it = g(); it.next(); return /*!*/ it.return(s).value === 'ab' ? 1 : 2; }
//// generator return, finally @ "ab"
(s) => { function* g() { try { yield 1; } finally { yield s; } } const it = g(); it.next(); return /*!*/ it.return(1).value === 'ab' ? 1 : 2; }
//// generator's own return @ "ab"
(s) => { function* g() { return s; } return /*!*/ g().next().value === 'ab' ? 1 : 2; }
//// async generator next @ "ab"
async (s) => { async function* g() { yield s; } const r = await g().next(); return /*!*/ r.value === 'ab' ? 1 : 2; }
//// async generator next destructured @ "ab"
async (s) => { async function* g() { yield s; } const { value } = await g().next(); return /*!*/ value === 'ab' ? 1 : 2; }
//// async generator two turns @ "ab"
async (s) => { async function* g() { yield 1; await null; yield s; } let r; for await (const x of g()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// async generator yield* @ "ab"
async (s) => { async function* h() { yield s; } async function* g() { yield* h(); } let r; for await (const x of g()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// for await over promises @ "ab"
async (s) => { let r; for await (const x of [Promise.resolve(s)]) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// for await over async answers @ "ab"
async (s) => { const f = async () => s; let r; for await (const x of [f()]) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// for await over values @ "ab"
async (s) => { let r; for await (const x of [s]) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// for await over sync generator @ "ab"
async (s) => { function* g() { yield s; } let r; for await (const x of g()) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// for await over hand-written async iterator @ "ab"
async (s) => { const o = { [Symbol.asyncIterator]() { let n = 0; return { async next() { return n++ ? { done: true } : { done: false, value: s }; } }; } }; let r; for await (const x of o) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// then answers awaited @ "ab"
async (s) => { const r = await Promise.resolve(1).then(() => s); return /*!*/ r === 'ab' ? 1 : 2; }
//// catch answers awaited @ "ab"
async (s) => { const r = await Promise.reject(new Error('x')).catch(() => s); return /*!*/ r === 'ab' ? 1 : 2; }
//// computed key pattern @ "ab"
(s) => { const k = 'a'; const { [k]: v } = { a: s }; return /*!*/ v === 'ab' ? 1 : 2; }
//// computed key pattern, template @ "ab"
(s) => { const k = 'a'; const { [`${k}b`]: v } = { ab: s }; return /*!*/ v === 'ab' ? 1 : 2; }
//// computed key pattern, parameters @ "ab"
(s) => { const k = 'a'; const g = ({ [k]: v }) => v; return /*!*/ g({ a: s }) === 'ab' ? 1 : 2; }
//// symbolic key pattern @ "ab"
(s) => { const { [s]: v } = { ab: 1, cd: 2 }; return /*!*/ v === 1 ? 1 : 2; }
//// symbolic key pattern, assignment @ "ab"
(s) => { let v; ({ [s]: v } = { ab: 1, cd: 2 }); return /*!*/ v === 1 ? 1 : 2; }
//// computed key then rest @ "ab"
(s) => { const k = 'x'; const { [k]: v, ...r } = { x: 1, a: s }; return /*!*/ r.a === 'ab' ? 1 : 2; }
//// inherited property pattern @ "ab"
(s) => { const o = Object.create({ a: s }); const { a } = o; return /*!*/ a === 'ab' ? 1 : 2; }
//// inherited class property pattern @ "ab"
(s) => { class A {} A.prototype.a = s; const { a } = new A(); return /*!*/ a === 'ab' ? 1 : 2; }
//// symbol key pattern @ "ab"
(s) => { const k = Symbol('k'); const { [k]: v } = { [k]: s }; return /*!*/ v === 'ab' ? 1 : 2; }
//// rest in rest @ "ab"
(s) => { const [, ...[a, ...b]] = [1, 2, s]; return /*!*/ b[0] === 'ab' ? 1 : 2; }
//// rest in rest, first @ "ab"
(s) => { const [, ...[a]] = [1, s]; return /*!*/ a === 'ab' ? 1 : 2; }
//// length of a text pattern @ "ab"
(s) => { const { length } = s; return /*!*/ length === 2 ? 1 : 2; }
//// index pattern of a text @ "ab"
(s) => { const { 0: c } = s; return /*!*/ c === 'a' ? 1 : 2; }
//// rest of a text @ "ab"
(s) => { const [c, ...r] = s; return /*!*/ r[0] === 'b' ? 1 : 2; }
//// text in nested pattern @ "ab"
(s) => { const [[c]] = [s]; return /*!*/ c === 'a' ? 1 : 2; }
//// text in nested object pattern @ "ab"
(s) => { const { a: { length } } = { a: s }; return /*!*/ length === 2 ? 1 : 2; }
//// array iterator pattern @ "ab"
(s) => { const [a] = [s].values(); return /*!*/ a === 'ab' ? 1 : 2; }
//// array entries pattern @ "ab"
(s) => { const [[i, a]] = [s].entries(); return /*!*/ a === 'ab' ? 1 : 2; }
//// Map pattern @ "ab"
(s) => { const [[k, v]] = new Map([['k', s]]); return /*!*/ v === 'ab' ? 1 : 2; }
//// Set pattern @ "ab"
(s) => { const [v] = new Set([s]); return /*!*/ v === 'ab' ? 1 : 2; }
//// Map keys pattern @ "ab"
(s) => { const [v] = new Map([[s, 1]]).keys(); return /*!*/ v === 'ab' ? 1 : 2; }
//// for of array pattern into member @ "ab"
(s) => { const o = {}; for ([o.v] of [[s]]); return /*!*/ o.v === 'ab' ? 1 : 2; }
//// for of object pattern into member @ "ab"
(s) => { const o = {}; for ({ a: o.v } of [{ a: s }]); return /*!*/ o.v === 'ab' ? 1 : 2; }
//// for of entries @ "ab"
(s) => { let r; for (const [i, c] of [s].entries()) r = c; return /*!*/ r === 'ab' ? 1 : 2; }
//// for of Object.entries @ "ab"
(s) => { let r; for (const [k, v] of Object.entries({ a: s })) r = v; return /*!*/ r === 'ab' ? 1 : 2; }
//// match.input @ "ab"
(s) => { const m = /a/.exec(s); return /*!*/ m.input === 'ab' ? 1 : 2; }
//// match.input of matchAll @ "ab"
(s) => { const [m] = s.matchAll(/a/g); return /*!*/ m.input === 'ab' ? 1 : 2; }
//// key of a Map that is deleted @ "ab"
(s) => { const m = new Map([['ab', 1], ['cd', 2]]); /*!*/ m.delete(s); return m.get('ab') === undefined ? 1 : 2; }
//// member of a Set that is deleted @ "ab"
(s) => { const m = new Set(['ab', 'cd']); /*!*/ m.delete(s); return m.has('ab') ? 1 : 2; }
//// key of a Map that is asked for an object and a symbol in between @ "ab"
(s) => { const m = new Map([[s, 1]]); const o = {}; if (m.has(o) || m.get(o) || m.has(Symbol('ab'))) return 3; m.set(o, 2); m.delete(o); return /*!*/ m.has('ab') ? 1 : 2; }
//// member of a Set that is asked for an object in between @ "ab"
(s) => { const m = new Set([s]); const o = {}; if (m.has(o)) return 3; m.add(o); m.delete(o); return /*!*/ m.has('ab') ? 1 : 2; }
//// key of an object that is asked for a symbol in between @ "ab"
(s) => { const m = { [s]: 1 }; if (Object.hasOwn(m, Symbol('ab')) || Symbol('ab') in m) return 3; return /*!*/ 'ab' in m ? 1 : 2; }
//// setter of a class @ "ab"
(s) => { class A { set p(v) { this.q = v; } } const a = new A(); a.p = s; return /*!*/ a.q === 'ab' ? 1 : 2; }
//// setter of a descriptor @ "ab"
(s) => { let kept; const o = {}; Object.defineProperty(o, 'p', { set: (v) => { kept = v; } }); o.p = s; return /*!*/ kept === 'ab' ? 1 : 2; }
//// parameter written through arguments @ "ab"
function (s) { arguments[0] = s + 'c'; return /*!*/ s === 'abc' ? 1 : 2; }
//// arguments written through a parameter @ "ab"
function (s) { s = s + 'c'; return /*!*/ arguments[0] === 'abc' ? 1 : 2; }
//// flatMap @ "ab"
(s) => { const l = ['x'].flatMap((x) => [x, s]); return /*!*/ l[1] === 'ab' ? 1 : 2; }
//// yield* of the values of a Map @ "ab"
(s) => { function* g() { yield* new Map([[1, s]]).values(); } const l = [...g()]; return /*!*/ l[0] === 'ab' ? 1 : 2; }
//// yield* of an iterator in an async generator @ "ab"
async (s) => { async function* g() { yield* [s].values(); } let x; for await (const y of g()) x = y; return /*!*/ x === 'ab' ? 1 : 2; }
//// length of an array of a text @ "ab"
(s) => { const l = Array.from(s); return /*!*/ l.length === 2 ? 1 : 2; }
//// name of parsed JSON @ "{\"ab\":1}"
(s) => { const [name] = Object.keys(JSON.parse(s)); return /*!*/ name === 'ab' ? 1 : 2; }
//// concat of something spreadable @ "ab"
(s) => { const l = [].concat({ length: 1, 0: s, [Symbol.isConcatSpreadable]: true }); return /*!*/ l[0] === 'ab' ? 1 : 2; }
//// callback after an exception @ "ab"
(s) => { let hit = 0; const f = (x) => { throw x; }; ['x', s].forEach((x) => { try { f(x); } catch {} if (/*!*/ x === 'ab') hit = 1; }); return hit; }
//// text as a parameter that is taken apart @ "ab"
(s) => { function f({ length }) { return /*!*/ length === 2 ? 1 : 2; } return f(s); }
