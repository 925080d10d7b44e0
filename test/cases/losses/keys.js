//// parameter taken apart into @ "a" @ "b"
function (s, t) { [t] = [s]; return arguments.length > 1 || t === 'b' ? 'other' : 0; }
//// arguments of strict code @ "a" @ "b"
function (s) { 'use strict'; arguments[0] = 'b'; return s === 'b' ? 'other' : 0; }
//// arguments in strict code stay @ "a" @ "b"
function (s) { 'use strict'; const t = s; s = 'q'; return arguments[0] === 'b' ? 'other' : 0; }
//// super by a key of the input, written @ "a" @ "p"
(s) => { class A {} class B extends A { m(k) { super[k] = 1; return this.p === 1 ? 'other' : 0; } } return new B().m(s); }
//// super by key, read @ "a" @ "p"
(s) => { class A { get p() { return 1; } } class B extends A { m(k) { return super[k] === 1 ? 'other' : 0; } } return new B().m(s); }
//// super by key, called @ "a" @ "p"
(s) => { class A { p() { return 'other'; } } class B extends A { m(k) { return super[k]?.(); } } return new B().m(s); }
//// super by key, value of the input @ "a" @ "b"
(s) => { class A {} class B extends A { m(k) { this[k] = s; return super[k] === undefined && this[k] === 'b' ? 'other' : 0; } } return new B().m('p'); }
//// super written with a setter @ "a" @ "b"
(s) => { class A { set p(v) { this.q = v; } } class B extends A { m() { super.p = s; return this.q === 'b' ? 'other' : 0; } } return new B().m(); }
//// super counted up @ 1 @ 2
(n) => { class A { get p() { return n; } set p(v) { this.q = v; } } class B extends A { m() { super.p++; return this.q === 3 ? 'other' : 0; } } return new B().m(); }
//// rest without a key of the input @ "a" @ "p"
(k) => { const { [k]: x, ...rest } = { p: 1, q: 2 }; return rest.p === undefined ? 'other' : 0; }
//// rest without a key of the input, names @ "a" @ "p"
(k) => { const { [k]: x, ...rest } = { p: 1, q: 2 }; return Object.keys(rest).length === 1 ? 'other' : 0; }
//// rest without a key of the input, assigned @ "a" @ "p"
(k) => { let x, rest; ({ [k]: x, ...rest } = { p: 1, q: 2 }); return 'p' in rest ? 0 : 'other'; }
//// rest without a key of the input, a parameter @ "a" @ "p"
(k) => { const omit = ({ [k]: x, ...rest }) => rest; return omit({ p: 1, q: 2 }).p === undefined ? 'other' : 0; }
//// rest without a key of the input, a loop @ "a" @ "p"
(k) => { for (const { [k]: x, ...rest } of [{ p: 1, q: 2 }]) if (rest.p === undefined) return 'other'; return 0; }
//// rest without a key of the input, objects @ "a" @ "p"
(k) => { const { [k]: x, ...rest } = { p: {}, q: {} }; return rest.p === undefined ? 'other' : 0; }
//// setter defined by name @ "a" @ "b"
(s) => { let hit = 0; const o = {}; o.__defineSetter__('p', function (v) { if (v === 'b') hit = 1; }); o.p = s; return hit ? 'other' : 0; }
//// setter of a descriptor @ "a" @ "b"
(s) => { let hit = 0; const o = {}; Object.defineProperty(o, 'p', { set(v) { if (v === 'b') hit = 1; } }); o.p = s; return hit ? 'other' : 0; }
//// setter of a class @ "a" @ "b"
(s) => { class A { set p(v) { this.q = v.toUpperCase(); } } const a = new A(); a.p = s; return a.q === 'B' ? 'other' : 0; }
//// setter and getter of a class @ "a" @ "b"
(s) => { class A { #v; get p() { return this.#v; } set p(v) { this.#v = v.trim(); } } const a = new A(); a.p = s; return a.p === 'b' ? 'other' : 0; }
//// setter by key @ "a" @ "b"
(s) => { let hit = 0; const o = { set p(v) { if (v === 'b') hit = 1; } }; const k = 'p'; o[k] = s; return hit ? 'other' : 0; }
//// setter changed in place @ "a" @ "b"
(s) => { let hit = 0; const o = { get p() { return 'x'; }, set p(v) { if (v === 'xb') hit = 1; } }; o.p += s; return hit ? 'other' : 0; }
//// setter given a value if there is none @ "a" @ "b"
(s) => { let hit = 0; const o = { get p() {}, set p(v) { if (v === 'b') hit = 1; } }; o.p ??= s; return hit ? 'other' : 0; }
//// setter given by assign @ "a" @ "b"
(s) => { let hit = 0; const o = { set p(v) { if (v === 'b') hit = 1; } }; Object.assign(o, { p: s }); return hit ? 'other' : 0; }
//// static setter @ "a" @ "b"
(s) => { class A { static set p(v) { A.q = v; } } A.p = s; return A.q === 'b' ? 'other' : 0; }
//// private setter @ "a" @ "b"
(s) => { class A { set #p(v) { this.q = v; } put(v) { this.#p = v; } } const a = new A(); a.put(s); return a.q === 'b' ? 'other' : 0; }
//// setter of a prototype @ "a" @ "b"
(s) => { class A { set p(v) { this._p = v; } get p() { return this._p; } } class B extends A { constructor() { super(); this.p = s; } } return new B().p === 'b' ? 'other' : 0; }
//// key of the input is length @ "x" @ "length"
(s) => { const a = [1, 2, 3]; a[s] = 0; return a.length === 0 ? 'other' : 0; }
//// key of the input is length, read @ "x" @ "length"
(s) => [1, 2, 3][s] === 3 ? 'other' : 0
//// key of a literal is __proto__ @ "x" @ "__proto__"
(s) => { const o = { [s]: { p: 1 } }; return Object.keys(o)[0] === '__proto__' ? 'other' : 0; }
//// key of entries is __proto__ @ "x" @ "__proto__"
(s) => { const o = Object.fromEntries([[s, { p: 1 }]]); return Object.keys(o)[0] === '__proto__' ? 'other' : 0; }
//// key without a prototype is __proto__ @ "x" @ "__proto__"
(s) => { const o = Object.create(null); o[s] = 1; return Object.keys(o)[0] === '__proto__' ? 'other' : 0; }
//// key of the input is constructor @ "x" @ "constructor"
(s) => { const o = {}; return typeof o[s] === 'function' ? 'other' : 0; }
//// key of the input is constructor, nested @ "x" | "y" @ "constructor" | "name"
(s, t) => { const o = { x: {} }; const inner = o[s]; return inner && inner[t] === 'Object' ? 'other' : 0; }
//// key of a function's property @ "x" @ "name"
(s) => { function f() {} return f[s] === 'f' ? 'other' : 0; }
//// key of a text is an index @ "x" @ "1"
(s) => 'ab'[s] === 'b' ? 'other' : 0
//// key of a text is length @ "x" @ "length"
(s) => 'ab'[s] === 2 ? 'other' : 0
//// key of a typed array is an index @ "x" @ "1"
(s) => Uint8Array.of(1, 7)[s] === 7 ? 'other' : 0
//// key of a Map is an index @ "x" @ "size"
(s) => new Map([[1, 2]])[s] === 1 ? 'other' : 0
//// arguments written, parameter read @ "a" @ "b"
function (s) { arguments[0] = s + 'x'; return s === 'bx' ? 'other' : 0; }
//// arguments written with a constant @ "a" @ "b"
function (s, t) { const before = s; arguments[0] = 'b'; return s === before ? 'other' : 0; }
//// parameter written, arguments read @ "a" @ "b"
function (s) { s = s + 'x'; return arguments[0] === 'bx' ? 'other' : 0; }
//// parameter written with another @ "x" | "a" @ "x" | "b"
function (s, t) { s = t; return arguments[0] === 'b' ? 'other' : 0; }
//// arguments written with another @ "x" | "a" @ "x" | "b"
function (s, t) { arguments[0] = t; return s === 'b' ? 'other' : 0; }
//// arguments written by a key @ "x" | "a" @ "x" | "b"
function (s, t) { const i = 0; arguments[i] = t; return s === 'b' ? 'other' : 0; }
//// arguments changed in place @ "a" @ "b"
function (s) { arguments[0] += 'x'; return s === 'bx' ? 'other' : 0; }
//// arguments counted up @ 1 @ 2
function (n) { arguments[0]++; return n === 3 ? 'other' : 0; }
//// parameter counted up @ 1 @ 2
function (n) { n++; return arguments[0] === 3 ? 'other' : 0; }
//// shift of arguments @ "x" | "a" @ "x" | "b"
function (s, t) { [].shift.call(arguments); return s === 'b' ? 'other' : 0; }
//// arguments written elsewhere @ "x" | "a" @ "x" | "b"
function (s, t) { const put = (list, v) => { list[0] = v; }; put(arguments, t); return s === 'b' ? 'other' : 0; }
//// arguments by another name @ "x" | "a" @ "x" | "b"
function (s, t) { const list = arguments; list[0] = t; return s === 'b' ? 'other' : 0; }
//// parameter written, arguments passed on @ "a" @ "b"
function (s) { s = s + 'x'; return (function (x) { return x === 'bx' ? 'other' : 0; }).apply(null, arguments); }
//// parameter written, arguments spread @ "a" @ "b"
function (s) { s = s + 'x'; return [...arguments][0] === 'bx' ? 'other' : 0; }
//// parameter written, arguments copied @ "a" @ "b"
function (s) { s = s + 'x'; return Array.prototype.slice.call(arguments)[0] === 'bx' ? 'other' : 0; }
//// parameter written in a function inside @ "a" @ "b"
function (s) { (() => { s = s + 'x'; })(); return arguments[0] === 'bx' ? 'other' : 0; }
//// method of a class by key @ "a" @ "p"
(s) => { class A { [s]() { return 1; } } return new A().p ? 'other' : 0; }
//// static method of a class by key @ "a" @ "p"
(s) => { class A { static [s]() { return 1; } } return A.p ? 'other' : 0; }
//// field of a class by key @ "a" @ "p"
(s) => { class A { [s] = 1; } return new A().p ? 'other' : 0; }
//// static field of a class by key @ "a" @ "p"
(s) => { class A { static [s] = 1; } return A.p ? 'other' : 0; }
//// getter of a class by key @ "a" @ "p"
(s) => { class A { get [s]() { return 1; } } return new A().p ? 'other' : 0; }
//// field of a class by key, its value @ "a" @ "b"
(s) => { class A { ['p'] = s; } return new A().p === 'b' ? 'other' : 0; }
//// class expression with a key @ "a" @ "p"
(s) => new (class { [s]() { return 1; } })().p ? 'other' : 0
//// key of a class in a template @ "a" @ "b"
(s) => { class A { [`on${s}`]() { return 1; } } return 'onb' in A.prototype ? 'other' : 0; }
//// super by key, written @ "a" @ "b"
(s) => { class A {} class B extends A { m(k) { super[k] = s; return this.p === 'b' ? 'other' : 0; } } return new B().m('p'); }
//// super changed in place @ "a" @ "b"
(s) => { class A { get p() { return 'x'; } set p(v) { this.q = v; } } class B extends A { m() { super.p += s; return this.q === 'xb' ? 'other' : 0; } } return new B().m(); }
//// rest without a key of the input, a write by key @ "a" @ "p"
(k) => { const o = {}; o[k] = 1; const { p, ...rest } = o; return Object.keys(rest).length === 0 ? 'other' : 0; }
//// setter defined by name, elsewhere @ "a" @ "b"
(s) => { let hit = 0; function put(v) { if (v === 'b') hit = 1; } const o = {}; o.__defineSetter__('p', put); o.p = s; return hit ? 'other' : 0; }
//// setter of a descriptor, elsewhere @ "a" @ "b"
(s) => { let hit = 0; const put = (v) => { if (v === 'b') hit = 1; }; const o = {}; Object.defineProperty(o, 'p', { set: put }); o.p = s; return hit ? 'other' : 0; }
//// setter of a descriptor put together @ "a" @ "b"
(s) => { let hit = 0; const d = {}; d.set = function (v) { if (v === 'b') hit = 1; }; const o = {}; Object.defineProperty(o, 'p', d); o.p = s; return hit ? 'other' : 0; }
//// setter of many descriptors @ "a" @ "b"
(s) => { let hit = 0; function put(v) { if (v === 'b') hit = 1; } const o = Object.create({}, { p: { set: put } }); o.p = s; return hit ? 'other' : 0; }
//// setter with a default @ "a" @ "b"
(s) => { let hit = 0; const o = { set p(v = 1) { if (v === 'b') hit = 1; } }; o.p = s; return hit ? 'other' : 0; }
//// setter with a pattern @ "a" @ "b"
(s) => { let hit = 0; const o = { set p({ length, 0: c }) { if (c === 'b') hit = 1; } }; o.p = s; return hit ? 'other' : 0; }
//// setter by a key of the input @ "a" @ "p"
(s) => { let hit = 0; const o = { set p(v) { hit = 1; } }; o[s] = 1; return hit ? 'other' : 0; }
//// setter in a pattern @ "a" @ "b"
(s) => { let hit = 0; const o = { set p(v) { if (v === 'b') hit = 1; } }; [o.p] = [s]; return hit ? 'other' : 0; }
//// setter in a loop @ "a" @ "b"
(s) => { let hit = 0; const o = { set p(v) { if (v === 'b') hit = 1; } }; for (o.p of [s]); return hit ? 'other' : 0; }
//// setter given by Reflect @ "a" @ "b"
(s) => { let hit = 0; const o = { set p(v) { if (v === 'b') hit = 1; } }; Reflect.set(o, 'p', s); return hit ? 'other' : 0; }
//// key of the input is an index @ "x" @ "5"
(s) => { const a = [1]; a[s] = 0; return a.length === 6 ? 'other' : 0; }
//// key of the input is an index that is there @ "x" @ "0"
(s) => { const a = [1]; a[s] = 7; return a[0] === 7 ? 'other' : 0; }
//// key of the input is an index, read @ "x" @ "0"
(s) => [7][s] === 7 ? 'other' : 0
//// key of the input is __proto__ @ "x" @ "__proto__"
(s) => { const o = {}; o[s] = { p: 1 }; return o.p === 1 ? 'other' : 0; }
//// key of the input is __proto__, a primitive @ "x" @ "__proto__"
(s) => { const o = {}; o[s] = 1; return Object.keys(o).length === 0 ? 'other' : 0; }
//// key of the input is __proto__, read @ "x" @ "__proto__"
(s) => { const o = {}; return o[s] === Object.prototype ? 'other' : 0; }
//// key of the input is __proto__, null @ "x" @ "__proto__"
(s) => { const o = {}; o[s] = null; return o.toString === undefined ? 'other' : 0; }
//// key of an assignment is __proto__ @ "x" @ "__proto__"
(s) => { const o = Object.assign({}, { [s]: { p: 1 } }); return o.p === 1 ? 'other' : 0; }
//// first key looks like a number @ "a" @ "1"
(s) => { const o = { b: 1 }; o[s] = 2; return Object.keys(o)[0] === s ? 'other' : 0; }
//// first value of a key like a number @ "a" @ "1"
(s) => { const o = { b: 1 }; o[s] = 2; return Object.values(o)[0] === 2 ? 'other' : 0; }
//// loop over a key like a number @ "a" @ "1"
(s) => { const o = { b: 1 }; o[s] = 2; for (const k in o) return o[k] === 2 ? 'other' : 0; }
//// text of a key like a number @ "a" @ "1"
(s) => { const o = { b: 1 }; o[s] = 2; return JSON.stringify(o).endsWith('1}') ? 'other' : 0; }
//// order of keys like numbers @ "1" | "2" @ "2" | "1"
(s, t) => { const o = {}; o[s] = 1; o[t] = 2; return Object.values(o)[0] === 2 ? 'other' : 0; }
//// order of keys, one like a number @ "a" | "b" @ "a" | "1"
(s, t) => { const o = {}; o[s] = 1; o[t] = 2; return Object.values(o)[0] === 2 ? 'other' : 0; }
//// order of entries with keys like numbers @ "a" | "b" @ "a" | "1"
(s, t) => Object.values(Object.fromEntries([[s, 1], [t, 2]]))[0] === 2 ? 'other' : 0
//// order of keys of a literal @ "a" @ "1"
(s) => Object.keys({ b: 1, [s]: 2 })[0] === 'b' ? 0 : 'other'
//// order of keys copied @ "a" @ "1"
(s) => { const o = { b: 1 }; o[s] = 2; return Object.values({ ...o })[0] === 2 ? 'other' : 0; }
//// order of keys that are numbers @ 5 @ 1
(n) => { const o = { 3: 'x' }; o[n] = 'y'; return Object.values(o)[0] === 'y' ? 'other' : 0; }
//// key of a typed array, written @ "x" @ "1"
(s) => { const u = Uint8Array.of(1, 2); u[s] = 7; return u[1] === 7 ? 'other' : 0; }
//// a method that all objects inherit, called by name @ "constructor" @ "__lookupSetter__"
(s) => { const t = { a: () => 1 }; return (t[s]?.() ?? 'other') === 'other' ? 'other' : 0; }
//// one of the methods that all objects inherit @ "valueOf" @ "toString"
(s) => { const t = { a: 1 }; const f = t[s]; return typeof f === 'function' && f.name === 'toString' ? 'other' : 0; }
