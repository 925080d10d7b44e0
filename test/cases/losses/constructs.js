//// Error stack @ "a" @ "b"
(s) => new Error(s).stack.startsWith('Error: b\n') ? 'other' : 0
//// Error stack includes @ "a" @ "b"
(s) => new Error('x' + s).stack.includes('xb') ? 'other' : 0
//// Error String @ "a" @ "b"
(s) => String(new Error(s)) === 'Error: b' ? 'other' : 0
//// engine err prop @ "a" @ "b"
(s) => { try { null[s]; } catch (e) { return e.message.includes("'b'") ? 'other' : 0; } }
//// engine err prop set @ "a" @ "b"
(s) => { try { null[s] = 1; } catch (e) { return e.message.includes("'b'") ? 'other' : 0; } }
//// engine err not iterable @ 1 @ 2
(n) => { try { new Map([n]); } catch (e) { return e.message.includes(' 2 ') ? 'other' : 0; } }
//// engine err regexp @ "(a" @ "(b"
(s) => { try { new RegExp(s); } catch (e) { return e.message.includes('(b') ? 'other' : 0; } }
//// engine err BigInt @ "a" @ "b"
(s) => { try { BigInt(s); } catch (e) { return e.message.includes(' b ') ? 'other' : 0; } }
//// engine err in @ "a" @ "b"
(s) => { try { s in 'x'; } catch (e) { return e.message.includes("'b'") ? 'other' : 0; } }
//// engine err class priv @ "a" @ "b"
(s) => { try { Object.defineProperty(Object.freeze({}), s, { value: 1 }); } catch (e) { return e.message.includes(' b,') ? 'other' : 0; } }
//// engine err frozen @ "a" @ "b"
(s) => { 'use strict'; const o = Object.freeze({}); try { o[s] = 1; } catch (e) { return e.message.includes(' b,') ? 'other' : 0; } }
//// node err msg @ "a" @ "b"
(s) => { try { Buffer.from('a', s === '' ? 'utf8' : s); } catch (e) { return e.message.includes(': b') ? 'other' : 0; } }
//// node err assert @ "a" @ "b"
(s) => { try { require('assert').strictEqual(s, 'zz'); } catch (e) { return e.message.includes("'b'") ? 'other' : 0; } }
//// node err assert actual @ "a" @ "b"
(s) => { try { require('assert').strictEqual(s, 'zz'); } catch (e) { return e.actual === 'b' ? 'other' : 0; } }
//// node err invalid arg @ 1 @ 2
(n) => { try { require('path').join(n); } catch (e) { return e.message.includes('(2)') ? 'other' : 0; } }
//// RegExp.$1 @ "a" @ "b"
(s) => { /(.)/.test(s); return RegExp.$1 === 'b' ? 'other' : 0; }
//// RegExp.leftContext @ "ax" @ "bx"
(s) => { /x/.test(s); return RegExp.leftContext === 'b' ? 'other' : 0; }
//// RegExp.rightContext @ "xa" @ "xb"
(s) => { /x/.test(s); return RegExp.rightContext === 'b' ? 'other' : 0; }
//// RegExp.lastMatch @ "a" @ "b"
(s) => { /./.test(s); return RegExp.lastMatch === 'b' ? 'other' : 0; }
//// RegExp.lastParen @ "a" @ "b"
(s) => { /(.)/.test(s); return RegExp.lastParen === 'b' ? 'other' : 0; }
//// RegExp.input @ "a" @ "b"
(s) => { /./.test(s); return RegExp.input === 'b' ? 'other' : 0; }
//// hasInstance @ "a" @ "b"
(s) => { const T = { [Symbol.hasInstance](x) { return x === 'b'; } }; return s instanceof T ? 'other' : 0; }
//// hasInstance class @ "a" @ "b"
(s) => { class T { static [Symbol.hasInstance](x) { return x === 'b'; } } return s instanceof T ? 'other' : 0; }
//// hasInstance captured @ "a" @ "b"
(s) => { const T = { [Symbol.hasInstance](x) { return s === 'b'; } }; return {} instanceof T ? 'other' : 0; }
//// hasInstance ret @ true @ false
(f) => { const T = { [Symbol.hasInstance](x) { return f; } }; return {} instanceof T ? 0 : 'other'; }
//// toPrimitive @ "a" @ "b"
(s) => { const o = { [Symbol.toPrimitive]() { return s; } }; return o + '' === 'b' ? 'other' : 0; }
//// toPrimitive tmpl @ "a" @ "b"
(s) => { const o = { [Symbol.toPrimitive]() { return s; } }; return `${o}` === 'b' ? 'other' : 0; }
//// toString obj @ "a" @ "b"
(s) => { const o = { toString() { return s; } }; return o + '' === 'b' ? 'other' : 0; }
//// toString String() @ "a" @ "b"
(s) => { const o = { toString() { return s; } }; return String(o) === 'b' ? 'other' : 0; }
//// toString == @ "a" @ "b"
(s) => { const o = { toString() { return s; } }; return o == 'b' ? 'other' : 0; }
//// valueOf < @ 1 @ 9
(n) => { const o = { valueOf() { return n; } }; return o > 5 ? 'other' : 0; }
//// valueOf Number @ 1 @ 9
(n) => { const o = { valueOf() { return n; } }; return Number(o) === 9 ? 'other' : 0; }
//// valueOf unary @ 1 @ 9
(n) => { const o = { valueOf() { return n; } }; return +o === 9 ? 'other' : 0; }
//// valueOf Math @ 1 @ 9
(n) => { const o = { valueOf() { return n; } }; return Math.max(o, 3) === 9 ? 'other' : 0; }
//// valueOf key @ "a" @ "b"
(s) => { const o = { toString() { return s; } }; return { b: 1 }[o] === 1 ? 'other' : 0; }
//// valueOf ++ @ 1 @ 9
(n) => { let o = { valueOf() { return n; } }; o++; return o === 10 ? 'other' : 0; }
//// valueOf += @ 1 @ 9
(n) => { let o = { valueOf() { return n; } }; o += 1; return o === 10 ? 'other' : 0; }
//// toStringTag @ "a" @ "b"
(s) => { const o = { get [Symbol.toStringTag]() { return s; } }; return Object.prototype.toString.call(o) === '[object b]' ? 'other' : 0; }
//// toStringTag val @ "a" @ "b"
(s) => { const o = { [Symbol.toStringTag]: s }; return Object.prototype.toString.call(o) === '[object b]' ? 'other' : 0; }
//// species @ "a" @ "b"
(s) => { class T extends Array { static get [Symbol.species]() { return s === 'b' ? Array : T; } } return new T(1).map((x) => x) instanceof T ? 0 : 'other'; }
//// Symbol.split @ "a" @ "b"
(s) => { const sp = { [Symbol.split](t) { return t === 'b' ? ['q'] : []; } }; return s.split(sp)[0] === 'q' ? 'other' : 0; }
//// Symbol.replace @ "a" @ "b"
(s) => { const sp = { [Symbol.replace](t, r) { return t + r; } }; return s.replace(sp, '!') === 'b!' ? 'other' : 0; }
//// vm.runInNewContext @ "a" @ "b"
(s) => require('vm').runInNewContext('x === "b"', { x: s }) ? 'other' : 0
//// vm.runInNewContext obj @ "a" @ "b"
(s) => require('vm').runInNewContext('x.y === "b"', { x: { y: s } }) ? 'other' : 0
//// vm.runInContext @ "a" @ "b"
(s) => { const vm = require('vm'); const c = vm.createContext({}); c.x = s; return vm.runInContext('x === "b"', c) ? 'other' : 0; }
//// vm.Script @ "a" @ "b"
(s) => { const vm = require('vm'); return new vm.Script('x === "b"').runInNewContext({ x: s }) ? 'other' : 0; }
//// vm code @ "1" @ "2"
(s) => { try { return require('vm').runInThisContext(s) === 2 ? 'other' : 0; } catch { return 1; } }
//// vm out @ "a" @ "b"
(s) => { const c = { x: s, y: 0 }; require('vm').runInNewContext('y = x === "b"', c); return c.y ? 'other' : 0; }
//// vm fn @ "a" @ "b"
(s) => { const f = require('vm').runInThisContext('(x) => x === "b"'); return f(s) ? 'other' : 0; }
//// vm fn obj @ "a" @ "b"
(s) => { const f = require('vm').runInThisContext('(o) => o.x === "b"'); return f({ x: s }) ? 'other' : 0; }
//// vm compileFunction @ "a" @ "b"
(s) => { const f = require('vm').compileFunction('return o.x === "b"', ['o']); return f({ x: s }) ? 'other' : 0; }
//// with @ "a" @ "b"
(s) => { with ({ x: s }) { return x === 'b' ? 'other' : 0; } }
//// with outer @ "a" @ "b"
(s) => { with ({ x: 1 }) { return s === 'b' ? 'other' : 0; } }
//// with assign @ "a" @ "b"
(s) => { const o = { x: 1 }; with (o) { x = s; } return o.x === 'b' ? 'other' : 0; }
//// with fn @ "a" @ "b"
(s) => { const o = { f(x) { return x === 'b'; } }; with (o) { if (f(s)) return 'other'; } return 0; }
//// with string @ "a" @ "b"
(s) => { with (s) { return charAt(0) === 'b' ? 'other' : 0; } }
//// with length @ "a" @ "bb"
(s) => { with (s) { return length === 2 ? 'other' : 0; } }
//// bind primitive @ "a" @ "b"
(s) => { function f() { 'use strict'; return this === 'b'; } return f.bind(s)() ? 'other' : 0; }
//// bind sloppy @ "a" @ "b"
(s) => { function f() { return this == 'b'; } return f.bind(s)() ? 'other' : 0; }
//// call primitive @ "a" @ "b"
(s) => { function f() { 'use strict'; return this === 'b'; } return f.call(s) ? 'other' : 0; }
//// call primitive sloppy @ "a" @ "b"
(s) => { function f() { return this + '' === 'b'; } return f.call(s) ? 'other' : 0; }
//// apply primitive @ "a" @ "b"
(s) => { function f(x) { 'use strict'; return this === 'b'; } return f.apply(s, [1]) ? 'other' : 0; }
//// bound args @ "a" @ "b"
(s) => { const f = ((x, y) => x + y).bind(null, s); return f('!') === 'b!' ? 'other' : 0; }
//// bound map @ "a" @ "b"
(s) => [1].map(((x, y) => x + y).bind(null, s))[0] === 'b1' ? 'other' : 0
//// gen spread @ "a" @ "b"
(s) => { function* g() { yield s; } return [...g()][0] === 'b' ? 'other' : 0; }
//// gen spread call @ "a" @ "b"
(s) => { function* g() { yield s; } return ((x) => x)(...g()) === 'b' ? 'other' : 0; }
//// gen spread native @ "a" @ "b"
(s) => { function* g() { yield s; } return String.raw({ raw: ['', ''] }, ...g()) === 'b' ? 'other' : 0; }
//// gen count @ 1 @ 3
(n) => { function* g() { for (let i = 0; i < n; i++) yield i; } return [...g()].length === 3 ? 'other' : 0; }
//// yield* set @ "a" @ "b"
(s) => { function* g() { yield* new Set([s]); } for (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* map entries @ "a" @ "b"
(s) => { function* g() { yield* new Map([['k', s]]); } for (const [k, x] of g()) if (x === 'b') return 'other'; return 0; }
//// yield* custom @ "a" @ "b"
(s) => { function* g() { yield* { [Symbol.iterator]() { let d = false; return { next() { const r = { done: d, value: s }; d = true; return r; } }; } }; } for (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* gen ret @ "a" @ "b"
(s) => { function* h() { return s; } function* g() { const r = yield* h(); if (r === 'b') yield 1; } return [...g()].length ? 'other' : 0; }
//// gen return @ "a" @ "b"
(s) => { function* g() { yield 1; } const i = g(); i.next(); return i.return(s).value === 'b' ? 'other' : 0; }
//// gen return fin @ "a" @ "b"
(s) => { function* g() { try { yield 1; } finally { return s; } } const i = g(); i.next(); return i.return(0).value === 'b' ? 'other' : 0; }
//// gen throw @ "a" @ "b"
(s) => { function* g() { try { yield 1; } catch (e) { yield e; } } const i = g(); i.next(); return i.throw(s).value === 'b' ? 'other' : 0; }
//// gen next arg @ "a" @ "b"
(s) => { function* g() { const x = yield 1; yield x; } const i = g(); i.next(); return i.next(s).value === 'b' ? 'other' : 0; }
//// gen return value @ "a" @ "b"
(s) => { function* g() { return s; } return g().next().value === 'b' ? 'other' : 0; }
//// gen destr @ "a" @ "b"
(s) => { function* g() { yield s; } const [x] = g(); return x === 'b' ? 'other' : 0; }
//// tagged @ "a" @ "b"
(s) => { const t = (q, x) => x; return t`q${s}` === 'b' ? 'other' : 0; }
//// tagged rest @ "a" @ "b"
(s) => { const t = (q, ...x) => x[0]; return t`q${s}` === 'b' ? 'other' : 0; }
//// tagged method @ "a" @ "b"
(s) => { const o = { t(q, x) { return x; } }; return o.t`q${s}` === 'b' ? 'other' : 0; }
//// proto getter @ "a" @ "b"
(s) => { class P { get x() { return this.y; } } class C extends P { constructor() { super(); this.y = s; } } return new C().x === 'b' ? 'other' : 0; }
//// getter closure @ "a" @ "b"
(s) => { const o = Object.create({ get x() { return s; } }); return o.x === 'b' ? 'other' : 0; }
//// __defineGetter__ @ "a" @ "b"
(s) => { const o = {}; o.__defineGetter__('x', () => s); return o.x === 'b' ? 'other' : 0; }
//// __defineGetter__ name @ "a" @ "b"
(s) => { const o = {}; o.__defineGetter__(s, () => 1); return o.b === 1 ? 'other' : 0; }
//// __lookupGetter__ @ "a" @ "b"
(s) => { const o = { get x() { return s; } }; return o.__lookupGetter__('x')() === 'b' ? 'other' : 0; }
//// defineProperty getter @ "a" @ "b"
(s) => { const o = {}; Object.defineProperty(o, 'x', { get: () => s }); return o.x === 'b' ? 'other' : 0; }
//// setter @ "a" @ "b"
(s) => { const o = { set x(v) { this.y = v; } }; o.x = s; return o.y === 'b' ? 'other' : 0; }
//// super.x = @ "a" @ "b"
(s) => { class P { set x(v) { this.y = v; } } class C extends P { m(v) { super.x = v; } } const c = new C(); c.m(s); return c.y === 'b' ? 'other' : 0; }
//// super.x = plain @ "a" @ "b"
(s) => { class P {} class C extends P { m(v) { super.x = v; } } const c = new C(); c.m(s); return c.x === 'b' ? 'other' : 0; }
//// super getter @ "a" @ "b"
(s) => { class P { get x() { return this.y; } } class C extends P { y = s; m() { return super.x; } } return new C().m() === 'b' ? 'other' : 0; }
//// super method @ "a" @ "b"
(s) => { class P { f(x) { return x + '!'; } } class C extends P { f(x) { return super.f(x); } } return new C().f(s) === 'b!' ? 'other' : 0; }
//// private @ "a" @ "b"
(s) => { class C { #x = s; get() { return this.#x; } } return new C().get() === 'b' ? 'other' : 0; }
//// private method @ "a" @ "b"
(s) => { class C { #m(x) { return x; } get() { return this.#m(s); } } return new C().get() === 'b' ? 'other' : 0; }
//// private accessor @ "a" @ "b"
(s) => { class C { #v; get #x() { return this.#v; } set #x(v) { this.#v = v; } t() { this.#x = s; return this.#x; } } return new C().t() === 'b' ? 'other' : 0; }
//// static block @ "a" @ "b"
(s) => { class C { static x; static { this.x = s; } } return C.x === 'b' ? 'other' : 0; }
//// static private @ "a" @ "b"
(s) => { class C { static #x = s; static g() { return C.#x; } } return C.g() === 'b' ? 'other' : 0; }
//// new.target @ "a" @ "b"
(s) => { class P { constructor() { this.n = new.target.x; } } class C extends P { static x = s; } return new C().n === 'b' ? 'other' : 0; }
//// async iter @ "a" @ "b"
async (s) => { async function* g() { yield s; } for await (const x of g()) if (x === 'b') return 'other'; return 0; }
//// for await arr @ "a" @ "b"
async (s) => { for await (const x of [Promise.resolve(s)]) if (x === 'b') return 'other'; return 0; }
//// async gen next @ "a" @ "b"
async (s) => { async function* g() { yield s; } return (await g().next()).value === 'b' ? 'other' : 0; }
//// await thenable @ "a" @ "b"
async (s) => (await { then(r) { r(s); } }) === 'b' ? 'other' : 0
//// await promise ctor @ "a" @ "b"
async (s) => (await new Promise((r) => r(s))) === 'b' ? 'other' : 0
//// await promise later @ "a" @ "b"
async (s) => (await new Promise((r) => setTimeout(() => r(s), 1))) === 'b' ? 'other' : 0
//// Promise.all @ "a" @ "b"
async (s) => (await Promise.all([s]))[0] === 'b' ? 'other' : 0
//// Promise.all p @ "a" @ "b"
async (s) => (await Promise.all([Promise.resolve(s)]))[0] === 'b' ? 'other' : 0
//// Promise.all async fn @ "a" @ "b"
async (s) => (await Promise.all([(async () => s)()]))[0] === 'b' ? 'other' : 0
//// Promise.all map @ "a" @ "b"
async (s) => (await Promise.all([1].map(async () => { await 1; return s; })))[0] === 'b' ? 'other' : 0
//// Promise.race @ "a" @ "b"
async (s) => (await Promise.race([s])) === 'b' ? 'other' : 0
//// Promise.race fn @ "a" @ "b"
async (s) => (await Promise.race([(async () => s)(), new Promise(() => {})])) === 'b' ? 'other' : 0
//// Promise.any @ "a" @ "b"
async (s) => (await Promise.any([Promise.reject(1), s])) === 'b' ? 'other' : 0
//// Promise.allSettled @ "a" @ "b"
async (s) => (await Promise.allSettled([s]))[0].value === 'b' ? 'other' : 0
//// Promise.allSettled rej @ "a" @ "b"
async (s) => (await Promise.allSettled([Promise.reject(s)]))[0].reason === 'b' ? 'other' : 0
//// Promise reject catch @ "a" @ "b"
async (s) => { try { await Promise.reject(s); } catch (e) { return e === 'b' ? 'other' : 0; } }
//// Promise then @ "a" @ "b"
(s) => Promise.resolve(s).then((x) => (x === 'b' ? 'other' : 0))
//// Promise then chain @ "a" @ "b"
(s) => Promise.resolve(s).then((x) => x + '!').then((x) => (x === 'b!' ? 'other' : 0))
//// Promise finally @ "a" @ "b"
(s) => Promise.resolve(s).finally(() => {}).then((x) => (x === 'b' ? 'other' : 0))
//// Promise catch @ "a" @ "b"
(s) => Promise.reject(s).catch((x) => (x === 'b' ? 'other' : 0))
//// async throw @ "a" @ "b"
async (s) => { const f = async () => { throw s; }; try { await f(); } catch (e) { return e === 'b' ? 'other' : 0; } }
//// async throw err @ "a" @ "b"
async (s) => { const f = async () => { throw new Error(s); }; try { await f(); } catch (e) { return e.message === 'b' ? 'other' : 0; } }
//// queueMicrotask @ "a" @ "b"
(s) => new Promise((r) => queueMicrotask(() => r(s === 'b' ? 'other' : 0)))
//// setTimeout arg @ "a" @ "b"
(s) => new Promise((r) => setTimeout((x) => r(x === 'b' ? 'other' : 0), 1, s))
//// setImmediate arg @ "a" @ "b"
(s) => new Promise((r) => setImmediate((x) => r(x === 'b' ? 'other' : 0), s))
//// nextTick arg @ "a" @ "b"
(s) => new Promise((r) => process.nextTick((x) => r(x === 'b' ? 'other' : 0), s))
//// setTimeout delay @ 0 @ 1
(n) => new Promise((r) => setTimeout(() => r(n === 1 ? 'other' : 0), n))
//// emit @ "a" @ "b"
(s) => { const E = require('events'); const e = new E(); let k; e.on('x', (v) => { k = v; }); e.emit('x', s); return k === 'b' ? 'other' : 0; }
//// emit branch @ "a" @ "b"
(s) => { const E = require('events'); const e = new E(); let k = 0; e.on('x', (v) => { if (v === 'b') k = 1; }); e.emit('x', s); return k ? 'other' : 0; }
//// emit name @ "a" @ "b"
(s) => { const E = require('events'); const e = new E(); let k = 0; e.on('b', () => { k = 1; }); e.emit(s); return k ? 'other' : 0; }
//// on name @ "a" @ "b"
(s) => { const E = require('events'); const e = new E(); let k = 0; e.on(s, () => { k = 1; }); e.emit('b'); return k ? 'other' : 0; }
//// emit subclass @ "a" @ "b"
(s) => { const E = require('events'); class M extends E { go(v) { this.emit('x', v); } } const e = new M(); let k; e.on('x', (v) => { k = v; }); e.go(s); return k === 'b' ? 'other' : 0; }
//// events.once @ "a" @ "b"
async (s) => { const E = require('events'); const e = new E(); const p = E.once(e, 'x'); e.emit('x', s); return (await p)[0] === 'b' ? 'other' : 0; }
//// ALS @ "a" @ "b"
(s) => { const { AsyncLocalStorage } = require('async_hooks'); const a = new AsyncLocalStorage(); return a.run(s, () => (a.getStore() === 'b' ? 'other' : 0)); }
//// ALS obj @ "a" @ "b"
(s) => { const { AsyncLocalStorage } = require('async_hooks'); const a = new AsyncLocalStorage(); return a.run({ s }, () => (a.getStore().s === 'b' ? 'other' : 0)); }
//// ALS args @ "a" @ "b"
(s) => { const { AsyncLocalStorage } = require('async_hooks'); const a = new AsyncLocalStorage(); return a.run(1, (x) => (x === 'b' ? 'other' : 0), s); }
//// label @ "a" @ "b"
(s) => { let r = 0; o: for (const c of s) { for (;;) { if (c === 'b') { r = 1; break o; } continue o; } } return r ? 'other' : 0; }
//// switch true @ "a" @ "b"
(s) => { switch (true) { case s === 'b': return 'other'; default: return 0; } }
//// switch case sym @ "a" @ "b"
(s) => { switch ('b') { case s: return 'other'; default: return 0; } }
//// comma @ "a" @ "b"
(s) => { const x = (0, s); return x === 'b' ? 'other' : 0; }
//// eval @ "a" @ "b"
(s) => eval('s') === 'b' ? 'other' : 0
//// eval branch @ "a" @ "b"
(s) => eval('s === "b"') ? 'other' : 0
//// indirect eval @ "1" @ "2"
(s) => { try { return (0, eval)(s) === 2 ? 'other' : 0; } catch { return 1; } }
//// eval text @ "1" @ "2"
(s) => { try { return eval('1 + ' + s) === 3 ? 'other' : 0; } catch { return 1; } }
//// new Function @ "a" @ "b"
(s) => new Function('x', 'return x === "b"')(s) ? 'other' : 0
//// new Function text @ "1" @ "2"
(s) => { try { return new Function('return ' + s)() === 2 ? 'other' : 0; } catch { return 1; } }
//// new Function params @ "a" @ "b"
(s) => { try { return new Function(s, 'return typeof b')(1) === 'number' ? 'other' : 0; } catch { return 1; } }
//// template cache @ "a" @ "b"
(s) => { const t = (q) => q; const f = () => t`x`; const q = f(); const m = new WeakMap([[q, s]]); return m.get(f()) === 'b' ? 'other' : 0; }
//// reduce strings @ "ab" @ "ba"
(s) => [...s].reduce((x, c) => c + x, '') === 'ab' ? 'other' : 0
//// reduce no init @ "ab" @ "ba"
(s) => [...s].reduce((x, c) => c + x) === 'ab' ? 'other' : 0
//// WeakRef @ "a" @ "b"
(s) => new WeakRef({ s }).deref().s === 'b' ? 'other' : 0
//// Proxy get @ "a" @ "b"
(s) => new Proxy({ x: s }, {}).x === 'b' ? 'other' : 0
//// Proxy get trap @ "a" @ "b"
(s) => new Proxy({}, { get() { return s; } }).x === 'b' ? 'other' : 0
//// Proxy trap key @ "a" @ "b"
(s) => new Proxy({}, { get(t, k) { return k === 'b'; } })[s] ? 'other' : 0
//// Proxy set trap @ "a" @ "b"
(s) => { let k; const p = new Proxy({}, { set(t, n, v) { k = v; return true; } }); p.x = s; return k === 'b' ? 'other' : 0; }
//// Proxy has trap @ "a" @ "b"
(s) => s in new Proxy({}, { has(t, k) { return k === 'b'; } }) ? 'other' : 0
//// Proxy late @ "a" @ "b"
(s) => { const o = {}; const p = new Proxy(o, {}); o.x = s; return p.x === 'b' ? 'other' : 0; }
//// Proxy set through @ "a" @ "b"
(s) => { const o = {}; const p = new Proxy(o, {}); p.x = s; return o.x === 'b' ? 'other' : 0; }
//// Proxy fn @ "a" @ "b"
(s) => new Proxy((x) => x, {})(s) === 'b' ? 'other' : 0
//// Proxy apply @ "a" @ "b"
(s) => new Proxy((x) => x, { apply(t, self, args) { return args[0]; } })(s) === 'b' ? 'other' : 0
//// Proxy construct @ "a" @ "b"
(s) => new (new Proxy(class { constructor(x) { this.x = x; } }, {}))(s).x === 'b' ? 'other' : 0
//// Reflect.get @ "a" @ "b"
(s) => Reflect.get({ x: s }, 'x') === 'b' ? 'other' : 0
//// Reflect.get key @ "a" @ "b"
(s) => Reflect.get({ b: 1 }, s) === 1 ? 'other' : 0
//// Reflect.set @ "a" @ "b"
(s) => { const o = {}; Reflect.set(o, 'x', s); return o.x === 'b' ? 'other' : 0; }
//// Reflect.has @ "a" @ "b"
(s) => Reflect.has({ b: 1 }, s) ? 'other' : 0
//// arguments spread @ "a" @ "b"
(s) => { function f() { return [...arguments][0]; } return f(s) === 'b' ? 'other' : 0; }
//// global var @ "a" @ "b"
(s) => { globalThis.__q = s; try { return globalThis.__q === 'b' ? 'other' : 0; } finally { delete globalThis.__q; } }
//// global bare @ "a" @ "b"
(s) => { __q2 = s; try { return __q2 === 'b' ? 'other' : 0; } finally { delete globalThis.__q2; } }
//// sort cmp @ 2 | 1 @ 1 | 2
(a, b) => [a, b].sort((x, y) => x - y)[0] === a && a === 1 ? 'other' : 0
//// sort default @ "b" | "a" @ "a" | "b"
(a, b) => [a, b].sort()[0] === 'a' && a === 'a' ? 'other' : 0
//// class ext Map @ "a" @ "b"
(s) => { class M extends Map { get(k) { return super.get(k); } } const m = new M(); m.set('k', s); return m.get('k') === 'b' ? 'other' : 0; }
//// class ext Map key @ "a" @ "b"
(s) => { class M extends Map { get(k) { return super.get(k); } } const m = new M([['b', 1]]); return m.get(s) === 1 ? 'other' : 0; }
//// class ext Set @ "a" @ "b"
(s) => { class M extends Set { has(k) { return super.has(k); } } const m = new M([s]); return m.has('b') ? 'other' : 0; }
//// class ext Array @ "a" @ "b"
(s) => { class M extends Array { first() { return this[0]; } } const m = new M(); m.push(s); return m.first() === 'b' ? 'other' : 0; }
//// class ext Error @ "a" @ "b"
(s) => { class M extends Error { constructor(m) { super(m); } } return new M(s).message === 'b' ? 'other' : 0; }
//// class ext Error name @ "a" @ "b"
(s) => { class M extends Error { constructor(m) { super(m + '!'); this.name = 'M'; } } return String(new M(s)) === 'M: b!' ? 'other' : 0; }
//// class ext Error nocon @ "a" @ "b"
(s) => { class M extends Error {} return new M(s).message === 'b' ? 'other' : 0; }
//// class ext String @ "a" @ "b"
(s) => { class M extends String {} return new M(s).toUpperCase() === 'B' ? 'other' : 0; }
//// class ext Uint8Array @ 1 @ 9
(n) => { class M extends Uint8Array {} return new M([n])[0] === 9 ? 'other' : 0; }
//// class ext RegExp @ "a" @ "b"
(s) => { class M extends RegExp {} return new M('b').test(s) ? 'other' : 0; }
//// class ext Promise @ "a" @ "b"
async (s) => { class M extends Promise {} return (await M.resolve(s)) === 'b' ? 'other' : 0; }
//// class ext null fn @ "a" @ "b"
(s) => { function P(x) { this.x = x; } P.prototype.g = function () { return this.x; }; return new P(s).g() === 'b' ? 'other' : 0; }
//// util.inherits @ "a" @ "b"
(s) => { function P(x) { this.x = x; } function C(x) { P.call(this, x); } require('util').inherits(C, P); return new C(s).x === 'b' ? 'other' : 0; }
//// method table ?.() @ "a" @ "b"
(s) => { const m = { b() { return 1; } }; return m[s]?.() === 1 ? 'other' : 0; }
//// method table @ "a" @ "b"
(s) => { const m = { a() { return 0; }, b() { return 1; } }; return m[s]() === 1 ? 'other' : 0; }
//// array method table @ 0 @ 1
(n) => { const m = [() => 0, () => 1]; return m[n]?.() === 1 ? 'other' : 0; }
//// optional chain @ "a" @ "b"
(s) => { const o = s === 'b' ? { x: 1 } : null; return o?.x ? 'other' : 0; }
//// ??= @ "a" @ "b"
(s) => { let o = {}; o.x ??= s; return o.x === 'b' ? 'other' : 0; }
//// ||= @ "a" @ "b"
(s) => { let x = ''; x ||= s; return x === 'b' ? 'other' : 0; }
//// &&= @ "a" @ "b"
(s) => { let x = 'q'; x &&= s; return x === 'b' ? 'other' : 0; }
//// ** @ 1 @ 3
(n) => n ** 2 === 9 ? 'other' : 0
//// typeof @ "a" @ "b"
(s) => typeof (s === 'b' ? 1 : '') === 'number' ? 'other' : 0
//// void/delete @ "a" @ "b"
(s) => { const o = { b: 1 }; delete o[s]; return o.b === undefined ? 'other' : 0; }
//// try finally return @ "a" @ "b"
(s) => { const f = () => { try { return s; } finally { void 0; } }; return f() === 'b' ? 'other' : 0; }
//// catch destr @ "a" @ "b"
(s) => { try { throw { x: s }; } catch ({ x }) { return x === 'b' ? 'other' : 0; } }
//// throw prim @ "a" @ "b"
(s) => { try { throw s; } catch (e) { return e === 'b' ? 'other' : 0; } }
//// throw through native @ "a" @ "b"
(s) => { try { [1].forEach(() => { throw s; }); } catch (e) { return e === 'b' ? 'other' : 0; } }
//// callback this @ "a" @ "b"
(s) => { let r = 0; [1].forEach(function () { if (this.x === 'b') r = 1; }, { x: s }); return r ? 'other' : 0; }
//// callback this prim @ "a" @ "b"
(s) => { let r = 0; [1].forEach(function () { 'use strict'; if (this === 'b') r = 1; }, s); return r ? 'other' : 0; }
//// closure via native @ "a" @ "b"
(s) => { const m = new Map(); m.set(1, () => s); return m.get(1)() === 'b' ? 'other' : 0; }
//// Function.prototype.call.call @ "a" @ "b"
(s) => Function.prototype.call.call((x) => x, null, s) === 'b' ? 'other' : 0
//// flat @ "a" @ "b"
(s) => [[s]].flat()[0] === 'b' ? 'other' : 0
//// stream @ "a" @ "b"
async (s) => { const { Readable } = require('stream'); let t = ''; for await (const c of Readable.from([s])) t += c; return t === 'b' ? 'other' : 0; }
//// stream push @ "a" @ "b"
(s) => new Promise((r) => { const { Readable } = require('stream'); const x = new Readable({ read() {} }); x.on('data', (d) => r(d.toString() === 'b' ? 'other' : 0)); x.push(s); x.push(null); })
//// transform @ "a" @ "b"
(s) => new Promise((r) => { const { Transform } = require('stream'); const t = new Transform({ transform(c, e, cb) { if (c.toString() === 'b') r('other'); cb(); } }); t.on('finish', () => r(0)); t.end(s); })
//// promisify @ "a" @ "b"
async (s) => { const f = require('util').promisify((x, cb) => cb(null, x)); return (await f(s)) === 'b' ? 'other' : 0; }
//// callbackify @ "a" @ "b"
(s) => new Promise((r) => require('util').callbackify(async (x) => x)(s, (e, v) => r(v === 'b' ? 'other' : 0)))
//// AsyncResource.bind @ "a" @ "b"
(s) => { const { AsyncResource } = require('async_hooks'); return AsyncResource.bind((x) => x === 'b')(s) ? 'other' : 0; }
//// EventTarget @ "a" @ "b"
(s) => { const t = new EventTarget(); let k = 0; t.addEventListener('x', (e) => { if (e.detail === 'b') k = 1; }); t.dispatchEvent(new CustomEvent('x', { detail: s })); return k ? 'other' : 0; }
//// for in @ "a" @ "b"
(s) => { for (const k in { [s]: 1 }) if (k === 'b') return 'other'; return 0; }
//// Object.entries str @ "a" @ "ab"
(s) => Object.entries(s).length === 2 ? 'other' : 0
//// Object.assign str @ "a" @ "b"
(s) => Object.assign({}, s)[0] === 'b' ? 'other' : 0
//// instanceof @ "a" @ "b"
(s) => { class A {} const x = s === 'b' ? new A() : {}; return x instanceof A ? 'other' : 0; }
//// date in loop @ "a" @ "b"
(s) => { let r; do { r = s; } while (false); return r === 'b' ? 'other' : 0; }
//// default param @ "a" @ "b"
(s) => ((x = s) => x)() === 'b' ? 'other' : 0
//// default destr @ "a" @ "b"
(s) => { const { x = s } = {}; return x === 'b' ? 'other' : 0; }
//// nested destr assign @ "a" @ "b"
(s) => { let x; [{ x }] = [{ x: s }]; return x === 'b' ? 'other' : 0; }
//// swap @ "a" | "x" @ "x" | "a"
(a, b) => { [a, b] = [b, a]; return a === 'a' ? 'other' : 0; }
//// toLocaleString obj @ "a" @ "b"
(s) => ({ toString() { return s; } }).toLocaleString() === 'b' ? 'other' : 0
//// Symbol.iterator native @ "a" @ "b"
(s) => new Set({ *[Symbol.iterator]() { yield s; } }).has('b') ? 'other' : 0
//// captureStackTrace @ "a" @ "b"
(s) => { const o = { name: 'N', message: s }; Error.captureStackTrace(o); return o.stack.includes('N: b') ? 'other' : 0; }
//// fn toString @ "a" @ "b"
(s) => { const f = new Function('return "' + s + '"'); return f.toString().includes('"b"') ? 'other' : 0; }
//// fn length/name @ "a" @ "b"
(s) => { const f = () => 1; Object.defineProperty(f, 'name', { value: s }); return f.name === 'b' ? 'other' : 0; }
