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
