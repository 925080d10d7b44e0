//// arguments, mapped in sloppy code
function f(a, b) { arguments[0] = 'changed'; b = 'too'; return [a, arguments[1], arguments.length, [...arguments]]; } log(f(1, 2, 3), f(1)); function g(a = 0) { arguments[0] = 9; return a; } log(g(1)); function h(a) { 'use strict'; arguments[0] = 9; return a; } log(h(1));
//// arguments in arrows, callee, type
function f() { return (() => arguments[0])(); } log(f(5)); function c() { return arguments.callee === c; } log(c(), Object.prototype.toString.call((function () { return arguments; })())); function s() { 'use strict'; return arguments.callee; } s();
//// a variable called arguments
function f() { var arguments = 3; return arguments; } function g(arguments) { return arguments; } log(f(1), g(2));
//// length of functions
log([function (a, b) {}, (a, b = 1, c) => {}, (...r) => {}, function ({ a }, [b]) {}, class { constructor(a, b) {} }, function* (a) {}, async (a, b) => {}, { m(a, b) {} }.m, async function* (a, b = 2) {}].map((f) => f.length));
//// defaults see earlier parameters and run in order
const seen = []; function f(a, b = (seen.push('b'), a + 1), c = b * 2, { d = c, e } = { e: 5 }, [g = d] = []) { return [a, b, c, d, e, g]; } log(f(1), f(1, 2), f(1, undefined, null), seen); let x = 'outer'; function g(a = x) { let x = 'inner'; return a; } log(g()); function h(a = () => b, b = 2) { var b = 3; return [a(), b]; } log(h());
//// defaults in their dead zone
function f(a = b, b = 1) {} f();
//// rest parameters
const f = (a, ...r) => [a, r, r.length]; log(f(), f(1), f(1, 2, 3)); function g(...[a, b]) { return a + b; } log(g(1, 2));
//// closures keep counters apart
const make = (n) => ({ inc: () => ++n, get: () => n }); const a = make(1), b = make(10); a.inc(); a.inc(); b.inc(); log(a.get(), b.get());
//// recursion
const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)); function even(n) { return n === 0 ? true : odd(n - 1); } function odd(n) { return n === 0 ? false : even(n - 1); } log(fib(15), even(10), odd(7)); const fact = function self(n) { return n <= 1 ? 1 : n * self(n - 1); }; log(fact(10));
//// the name of a function expression cannot be assigned
const f = function self() { self = 1; return typeof self; }; log(f()); (function self() { 'use strict'; self = 1; })();
//// call, apply, bind
function f(a, b) { return [this && this.n, a, b]; } const o = { n: 1 }; log(f.call(o, 1, 2), f.apply(o, [3, 4]), f.bind(o, 5)(6), new (f.bind(null, 7))(8).constructor === f, f.bind(o).name, f.bind(o, 1).length, Reflect.apply(f, o, [9]));
//// functions print their own text
function f(a, /* c */ b) { return a + b; } const g = (x) => x * 2; const o = { m(a) { return a; }, get p() { return 1; }, async *ag() {}, ['c' + 1](z) {} }; class A { static s() { return 1; } #p() {} constructor() { this.x = 1; } get q() { return 2; } static async t() {} } log(f.toString(), g.toString(), o.m.toString(), Object.getOwnPropertyDescriptor(o, 'p').get.toString(), o.ag.toString(), o.c1.toString(), A.toString(), A.s.toString(), A.t.toString(), Object.getOwnPropertyDescriptor(A.prototype, 'q').get.toString(), String(class { }), `${function () { /* body */ }}`, Function.prototype.toString.call(Math.max), Function.prototype.toString.name);
//// functions have no further properties
log(Object.getOwnPropertyNames(function f(a) {}), Object.getOwnPropertyNames((a) => a), Object.keys(class { static x = 1; }), Object.getOwnPropertyNames({ m() {} }.m));
//// getters and setters
const o = { _v: 1, get v() { return this._v * 2; }, set v(x) { this._v = x + 1; } }; o.v = 5; log(o.v, o._v, o.v++, o.v); const d = Object.defineProperty({}, 'x', { get: () => 'defined' }); log(d.x);
//// classes
class A { x = 1; static s = 's'; #p = 2; static #sp = 3; constructor(y) { this.y = y; } m() { return this.x + this.#p; } static sm() { return this.#sp + this.s; } get g() { return this.#p; } set g(v) { this.#p = v; } #priv() { return 'priv' + this.#p; } callPriv() { return this.#priv(); } static { this.block = this.s + 'b'; } has(o) { return #p in o; } ['comp' + 1]() { return 'c'; } } const a = new A(5); a.g = 7; log(a, a.m(), A.sm(), a.g, a.callPriv(), A.block, a.has(a), a.has({}), a.comp1());
//// inheritance and super
class A { constructor(n) { this.n = n; } m() { return 'A' + this.n; } static s() { return 'sA'; } get g() { return 'gA'; } } class B extends A { constructor(n) { super(n + 1); this.o = super.m(); } m() { return 'B' + super.m() + super.g + super['m'](); } static s() { return super.s() + 'B'; } } class C extends B { f = this.n * 2; arrow = () => super.m(); } const c = new C(1); log(c, c.m(), B.s(), C.s(), c.arrow(), c instanceof A);
//// super assignment and missing super methods
class A { } class B extends A { m() { super.x = 5; return this.x; } n() { return super.missing(); } } log(new B().m()); return new B().n();
//// super in object literals
const base = { hi() { return 'base ' + this.n; } }; const o = { __proto__: base, n: 1, hi() { return super.hi() + '!'; } }; log(o.hi());
//// this before super
class A { } class B extends A { constructor() { this.x = 1; super(); } } new B();
//// a derived constructor that returns, or never calls super
class A { constructor(v) { this.v = v; } } class B extends A { constructor() { super(1); return { other: 1 }; } } log(new B()); class C extends A { constructor() { } } new C();
//// super called from an arrow and conditionally
class A { constructor(v) { this.v = v; } } class B extends A { constructor(x) { const f = () => super(x * 2); if (x > 1) f(); else super('else'); } } log(new B(1), new B(5));
//// extending null, functions, built-ins
function F(x) { this.x = x; } F.prototype.m = function () { return this.x; }; class A extends F { } log(new A(3).m()); class L extends Array { last() { return this[this.length - 1]; } } const l = L.of(1, 2, 3); log(l.last(), l.map((x) => x * 2) instanceof L, l.length); class E extends Error { } log(new E('m').message); class N extends null { static s = 1; } log(N.s);
//// calling a class without new
class A { } A();
//// private names are checked
class A { #x = 1; static read(o) { return o.#x; } } log(A.read(new A())); A.read({});
//// private members of all kinds
class A { #a = 1; #m() { return this.#a; } get #g() { return this.#a * 10; } set #g(v) { this.#a = v; } static #s = 4; run() { this.#a++; this.#a += 5; this.#g = this.#g + 1; return [this.#a, this.#m(), this.#g, this.#a ??= 3, A.#s, this?.#a, this.#m?.()]; } } log(new A().run());
//// fields see this, run in order and can be functions
const seen = []; class A { a = seen.push('a'); ['b' + seen.push('key')] = seen.push('b'); c = () => this.a; static d = seen.push('d'); e; f = function () {}; 'quoted key' = 1; 5 = 'five'; } const a = new A(); log(seen, a.c(), a, a.c.name, a.f.name, Object.keys(a));
//// a field initialiser that constructs its own class
let depth = 0; class A { v = depth < 3 ? (depth++, new A().v + `${depth}`) : 'end'; } log(new A().v);
//// class expressions and their scope
const A = class Inner { static me() { return Inner; } }; log(A.me() === A, typeof Inner); let B = class { static create() { return new B(); } }; log(B.create() instanceof B);
//// accessors on classes, static and inherited
class A { static get x() { return 'A.x'; } static set x(v) { log('set', v); } } class B extends A { } log(B.x); B.x = 5;
//// computed class keys are evaluated in order
const seen = []; const k = (n) => (seen.push(n), n); class A { [k('a')]() { } static [k('b')] = 1; get [k('c')]() { return 1; } [k('d')] = 2; } log(seen, Object.getOwnPropertyNames(A.prototype), A.b);
//// static blocks have their own variables
var v = 'outer'; class A { static x = 1; static { var v = 'block'; let y = this.x + 1; this.z = y; const f = () => this.z; this.w = f(); } static { try { throw 1; } catch { this.c = true; } } } log(v, A.z, A.w, A.c);
//// generators
function* g(a, b = 2) { const x = yield a; log('got', x); try { yield x + b; } finally { log('cleanup'); } return 'done'; } const it = g(1); log(it.next('ignored'), it.next(10), it.next(), it.next()); const i2 = g(5); i2.next(); i2.next(1); log(i2.return('early'), i2.next()); const i3 = g(0); i3.next(); try { i3.throw(new Error('in')); } catch (e) { log(e.message); }
//// generators delegate
function* inner() { const r = yield 'a'; return 'returned ' + r; } function* outer() { const v = yield* inner(); yield v; yield* [1, 2]; yield* 'xy'; } const it = outer(); log(it.next(), it.next('sent'), [...it]);
//// yield in every position
function* g() { const o = { a: yield 1, [yield 2]: yield 3 }; const f = (...x) => x; log(f(yield 4, ...(yield 5)), (yield 6) + (yield 7), `${yield 8}`, (yield 9) ? yield 10 : yield 11, !(yield 12), o); if (yield 13) log('t'); while (yield 14) break; return (yield) || (yield 15); } const it = g(); let r = it.next(); const out = []; for (let i = 0; !r.done && i < 40; i++) { out.push(r.value); r = it.next(i === 4 ? [1, 2] : i); } log(out, r);
//// generator methods, this, arguments, infinite
const o = { n: 2, *g() { yield this.n; yield arguments.length; } }; log([...o.g(1, 2, 3)]); function* nat() { let n = 0; while (true) yield n++; } const [a, b, c] = nat(); log(a, b, c); log(typeof nat.prototype, nat().toString());
//// generator parameters fail when called
function* g(a = missing) { yield a; } g();
//// a generator in strict code and one with equal parameters
function* g(a) { 'use strict'; yield a; yield arguments[0]; } function* h(a, a) { yield a; } function* k(a) { arguments[0] = 9; yield a; } function* r(a, ...b) { yield b; } log([...g(1)], [...h(1, 2)], [...k(1)], [...r(1, 2, 3)], g.length, h.length, r.length);
//// async functions
const out = []; const wait = (v) => new Promise((r) => setTimeout(r, 1, v)); async function f(a) { out.push('start'); const x = await wait(a + 1); out.push(x); try { await Promise.reject(new Error('no')); } catch (e) { out.push(e.message); } return x * 2; } const p = f(1).then((v) => out.push(v)); out.push('after'); return p.then(() => out);
//// the order of microtasks
const out = []; const f = async (n) => { out.push(n); await null; out.push(n + 'b'); await undefined; out.push(n + 'c'); }; const p = Promise.all([f('1'), f('2')]); Promise.resolve().then(() => out.push('then')); out.push('sync'); return p.then(() => out);
//// the order of microtasks with returned promises
const out = []; const inner = async () => { out.push('i'); }; const a = async () => { await inner(); out.push('a'); }; const b = async () => { return inner(); }; const p = Promise.all([a(), b().then(() => out.push('b')), (async () => { return await inner(); })().then(() => out.push('c'))]); return p.then(() => out);
//// async arrows, methods, loops, await in every position
const id = async (v) => v; const o = { async m(x) { return this === o && (await id(x)); } }; const f = async () => { const out = []; for (const x of [1, 2]) out.push(await id(x)); for await (const x of [id(3), 4]) out.push(x); out.push((await id(1)) + (await id(2)), `${await id('t')}`, [await id(5), ...(await id([6]))], { a: await id(7) }, await o.m(8), (await id({ f: () => 9 })).f(), !(await id(0)), (await id(null)) ?? 'n', await (await id(id))(10)); if (await id(true)) out.push('if'); return out; }; return f();
//// async errors in parameters and bodies reject
const f = async (a = missing) => a; const g = async () => { throw new TypeError('t'); }; const h = async ({ x }) => x; return Promise.allSettled([f(), g(), h()]).then((r) => r.map((x) => x.reason.name + ': ' + x.reason.message));
//// async generators
async function* g(n) { for (let i = 0; i < n; i++) { const s = yield i; if (s) log(s); } return 'r'; } const f = async () => { const out = []; for await (const x of g(3)) out.push(x); const it = g(2); out.push(await it.next(), await it.next('sent'), await it.next()); async function* d() { yield* g(2); yield* [Promise.resolve(9)]; } for await (const x of d()) out.push(x); return out; }; return f();
//// thenables are awaited natively
let n = 0; const t = { then(r) { n++; r('resolved'); } }; const f = async () => [await t, n]; return f();
//// sort, reduce and friends with callbacks
log([3, 1, 2].sort(), [10, 9, 1].sort((a, b) => a - b), ['b', 'a'].map((x, i, all) => x + i + all.length), [1, 2, 3].reduce((a, b) => a + b), [1, 2, 3].reduceRight((a, b) => a + '' + b, ''), [1, 2, 3, 4].filter((x) => x % 2), [[1], [2, [3]]].flat(Infinity), [1, 2].flatMap((x) => [x, x]), [5, 6].findIndex((x) => x === 6), [1, 2].some((x) => x > 1), [1, 2].every((x) => x > 1), [1, 2, 3].includes(2), Array.from({ length: 2 }, (_, i) => i), [1, 2, 3].findLast((x) => x < 3));
//// string methods
const s = 'Hello, World'; log(s.charAt(1), s.charCodeAt(1), s.at(-1), s.slice(-5, -1), s.substring(3, 1), s.substr(-5, 2), s.indexOf('o', 5), s.lastIndexOf('o'), s.split(', '), s.replace('o', '0'), s.replaceAll('l', 'L'), s.padStart(15, '*'), s.repeat(2), s.toUpperCase(), s.trim(), s.startsWith('He'), s.endsWith('d'), s.includes('lo,'), s.match(/o/g), [...s.matchAll(/l/g)].length, s.search(/W/), s.localeCompare('Hello'), s.concat('!', 1), s.codePointAt(0), 'é'.normalize('NFD').length, s[0], s[99], s.length);
//// repeat with a negative count throws
let n = -1; return 'a'.repeat(n);
//// maps, sets, weak maps
const m = new Map([['a', 1]]); m.set('b', 2).set(NaN, 3); log(m.get('a'), m.get(NaN), m.has('c'), [...m.keys()], m.size); const s = new Set([1, 1, 2]); s.add(3); s.delete(1); log([...s]); const w = new WeakMap(); const k = {}; w.set(k, 'v'); log(w.get(k)); m.forEach((v, k) => log(k, v));
//// JSON
const o = { a: [1, 'x', null, { b: true }], toJSON() { return { ...this, t: 1 }; } }; const s = JSON.stringify(o, null, 1); log(s, JSON.parse(s, (k, v) => (typeof v === 'number' ? v + 1 : v)));
//// JSON.parse of nonsense
return JSON.parse('{"a": ' + 'nonsense}');
//// typed arrays, DataView, Buffer
const u = Uint8Array.from([1, 2, 300]); u[0] += 255; const d = new DataView(u.buffer); log(u, d.getUint16(0), d.getInt8(1), u.subarray(1), [...u.map((x) => x * 2)]); log(Buffer.from('héllo').toString('hex'), new TextDecoder().decode(Uint8Array.of(104, 195, 169)));
//// array-likes and length
const a = []; a[3] = 1; log(a.length, a); a.length = 1; log(a); a.length = 0; a.push(1, 2); a.unshift(0); log(a, a.pop(), a.shift(), a.splice(0, 1, 7, 8), a, a.indexOf(8), a.join('-'), a.concat([9], 10), a.reverse(), a.fill(1), a.slice(1)); const like = { length: 2, 0: 'x', 1: 'y' }; log(Array.prototype.map.call(like, (x) => x + x), Array.prototype.slice.call(like, 1));
//// invalid array length
let n = -1; return new Array(n);
//// symbols as keys, iterators, toStringTag
const k = Symbol('k'); class A { [k] = 1; *[Symbol.iterator]() { yield this[k]; } get [Symbol.toStringTag]() { return 'Tag'; } static [Symbol.hasInstance]() { return true; } } const a = new A(); log([...a], String(a), 1 instanceof A, a[k]++, a[k]);
//// frozen and sealed objects
const o = Object.freeze({ a: 1 }); o.a = 2; o.b = 3; log(o); 'x'.y = 1; (function () { 'use strict'; o.a = 5; })();
//// tail of many calls
let n = 0; const f = (k) => { if (k > 0) f(k - 1); n++; return 'end' + k; }; log(f(50), n);
//// Reflect and meta programming
class A { constructor(x) { this.x = x; } } class B { } log(Reflect.construct(A, [1], B) instanceof B, Reflect.ownKeys({ b: 1, a: 2, 1: 3 }), Reflect.get({ get x() { return this.y; } }, 'x', { y: 5 }), Object.entries({ a: 1 }), Object.fromEntries([['z', 1]]), Object.assign({}, { q: 1 }, null), structuredClone({ a: [1] }));
//// callbacks called by native code get what they should
log(['1', '2', '3'].map(parseInt), 'abc'.replace(/b/, (m, off, all) => [m, off, all].join('|')), Array.from('ab', function (c) { return c + this.s; }, { s: '!' }), [1, 2].map(function () { return typeof this; }), [3, 4].map(Number.prototype.toFixed.call, Number.prototype.toFixed));
//// a mutated shared object
const shared = { list: [1], nested: { v: 'a' } }; const change = (o) => { o.list.push('x'); o.nested.v += 'b'; delete o.gone; o.added = { deep: [o.nested.v] }; return o; }; log(change(shared), shared);
//// dates, numbers and formats stay native
log(new Date(0).toISOString(), (255).toString(16), (0.1 + 0.2).toFixed(2), Number('0x1f'), parseInt('12px', 10), parseFloat('1.5e3x'), (1234.5).toLocaleString('en-US'), Number.MAX_SAFE_INTEGER, (25).toString(36), isNaN('x'), Number.isInteger(5.0), [1, 2, 3] + '', 1 / 3);
//// error properties
const e = new Error('m', { cause: 1 }); log(e.message, e.cause, Object.keys(e), e instanceof Error, String(e), new AggregateError([1], 'x').errors, (() => { try { null.f(); } catch (x) { return x.constructor === TypeError; } })());
//// getters that name other getters run as often as they are read
let runs = 0; const inner = { get f() { runs++; return (x) => x + runs; } }; const outer = {}; Object.defineProperty(outer, 'g', { enumerable: true, get: function () { return inner.f; } }); const shown = { get late() { return late; } }; log(outer.g('a'), runs, outer.g('b' + outer.g('c')), runs, outer.g.length, Object.getOwnPropertyDescriptor(outer, 'g').get + ''); try { shown.late('x'); } catch (e) { log(e.name, e.message); } const late = (x) => [x, runs]; log(shown.late('y'), (() => outer)().g('z'));
