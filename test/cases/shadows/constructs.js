//// a parameter itself @ "ab"
(s) => (/*!*/ s === 'ab' ? 1 : 2)
//// arithmetic @ 5
(n) => { const m = n * 2 + 1; return /*!*/ m > 10 ? 1 : 2; }
//// through a call @ "ab"
(s) => { const g = (x) => x; return /*!*/ g(s) === 'ab' ? 1 : 2; }
//// through a function declaration with two returns @ 3
(n) => { function g(x) { if (x === 0) return 0; return x + 1; } const r = g(n); return /*!*/ r === 4 ? 1 : 2; }
//// through a closure variable @ "ab"
(s) => { let kept; const set = () => { kept = s; }; set(); return /*!*/ kept.length > 1 ? 1 : 2; }
//// through a var and a loop @ 4
(n) => { var x = 0; for (var i = 0; i < 3; i++) x += n; return /*!*/ x === 12 ? 1 : 2; }
//// through let in a loop @ "abc"
(s) => { let r = ''; for (let i = 0; i < s.length; i++) { const c = s[i]; r = c; } return /*!*/ r === 'c' ? 1 : 2; }
//// through a property @ "ab"
(s) => { const o = { p: s }; return /*!*/ o.p === 'ab' ? 1 : 2; }
//// through a property assigned later @ "ab"
(s) => { const o = {}; o.p = s; o['q'] = o.p + '!'; return /*!*/ o.q === 'ab!' ? 1 : 2; }
//// through this @ "ab"
(s) => { const o = { m() { return this.v; }, v: 0 }; o.v = s; return /*!*/ o.m() === 'ab' ? 1 : 2; }
//// through shorthand and spread of objects @ "ab"
(s) => { const o = { s }; const c = { ...o, z: 1 }; return /*!*/ c.s === 'ab' ? 1 : 2; }
//// through an array literal @ "ab"
(s) => { const a = [1, s, 2]; return /*!*/ a[1] === 'ab' ? 1 : 2; }
//// through spread of arrays @ "ab"
(s) => { const a = [s]; const b = [0, ...a, 1]; return /*!*/ b[1] === 'ab' ? 1 : 2; }
//// through spread of a string @ "ab"
(s) => { const b = [...s]; return /*!*/ b[1] === 'b' ? 1 : 2; }
//// through spread arguments @ "ab"
(s) => { const g = (a, b) => b; return /*!*/ g(...[1, s]) === 'ab' ? 1 : 2; }
//// through rest parameters @ "ab"
(s) => { const g = (...r) => r[1]; return /*!*/ g(1, s) === 'ab' ? 1 : 2; }
//// through arguments @ "ab"
(s) => { function g() { return arguments[0]; } return /*!*/ g(s) === 'ab' ? 1 : 2; }
//// through a default parameter passed @ "ab"
(s) => { const g = (a, b = 1) => b; return /*!*/ g(0, s) === 'ab' ? 1 : 2; }
//// through array destructuring @ "ab"
(s) => { const [x, [y]] = [1, [s]]; return /*!*/ y === 'ab' ? 1 : 2; }
//// through object destructuring @ "ab"
(s) => { const { a: { b } } = { a: { b: s } }; return /*!*/ b === 'ab' ? 1 : 2; }
//// through a destructuring default @ "ab"
(s) => { const { b = s } = {}; return /*!*/ b === 'ab' ? 1 : 2; }
//// through destructuring rest @ "ab"
(s) => { const { a, ...r } = { a: 1, b: s }; const [, ...q] = [0, r.b]; return /*!*/ q[0] === 'ab' ? 1 : 2; }
//// through destructuring assignment @ "ab"
(s) => { let a = 1, b = s; [a, b] = [b, a]; return /*!*/ a === 'ab' ? 1 : 2; }
//// through destructuring a string @ "ab"
(s) => { const [, c] = s; const { length } = s; return /*!*/ c === 'b' && length === 2 ? 1 : 2; }
//// through a destructured parameter @ "ab"
(s) => { function g({ v }) { return v; } return /*!*/ g({ v: s }) === 'ab' ? 1 : 2; }
//// through a destructured arrow parameter @ "ab"
(s) => { const g = ([v]) => v; return /*!*/ g([s]) === 'ab' ? 1 : 2; }
//// through for of an array @ "ab"
(s) => { let r; for (const x of [s]) r = x; return /*!*/ r === 'ab' ? 1 : 2; }
//// through for of a string @ "ab"
(s) => { let r; for (const x of s) r = x; return /*!*/ r === 'b' ? 1 : 2; }
//// through for of with a pattern @ "ab"
(s) => { let r; for (const [k, v] of [['k', s]]) r = v; return /*!*/ r === 'ab' ? 1 : 2; }
//// through entries @ "ab"
(s) => { let r; for (const [k, v] of Object.entries({ k: s })) r = v; return /*!*/ r === 'ab' ? 1 : 2; }
//// through a generator @ "ab"
(s) => { function* g(x) { yield x; } let r; for (const v of g(s)) r = v; return /*!*/ r === 'ab' ? 1 : 2; }
//// through next @ "ab"
(s) => { function* g() { const got = yield 1; yield got; } const it = g(); it.next(); return /*!*/ it.next(s).value === 'ab' ? 1 : 2; }
//// through yield star @ "ab"
(s) => { function* a() { yield s; } function* b() { yield* a(); } let r; for (const v of b()) r = v; return /*!*/ r === 'ab' ? 1 : 2; }
//// through async and await @ "ab"
async (s) => { const g = async (x) => { await null; return x; }; const r = await g(s); return /*!*/ r === 'ab' ? 1 : 2; }
//// through a chain of async functions @ "ab"
async (s) => { const g = async (x) => x; const h = async (x) => g(x); return /*!*/ (await h(s)) === 'ab' ? 1 : 2; }
//// through await of a value @ "ab"
async (s) => { const r = await s; return /*!*/ r === 'ab' ? 1 : 2; }
//// through a class @ "ab"
(s) => { class A { constructor(v) { this.v = v; } get w() { return this.v; } m(x) { return x + this.w; } } const a = new A(s); return /*!*/ a.m('-') === '-ab' ? 1 : 2; }
//// through a class field and a private one @ "ab"
(s) => { class A { f = s; #p = s; p() { return this.#p + this.f; } } return /*!*/ new A().p() === 'abab' ? 1 : 2; }
//// through super @ "ab"
(s) => { class A { constructor(v) { this.v = v; } m(x) { return x + this.v; } } class B extends A { constructor(v) { super(v); } m(x) { return super.m(x); } } return /*!*/ new B(s).m(s) === 'abab' ? 1 : 2; }
//// through an inherited constructor @ "ab"
(s) => { class A { constructor(v) { this.v = v; } } class B extends A {} return /*!*/ new B(s).v === 'ab' ? 1 : 2; }
//// through a static block and a static member @ "ab"
(s) => { class A { static v = s; static { this.w = this.v; } } return /*!*/ A.w === 'ab' ? 1 : 2; }
//// through a getter of an object @ "ab"
(s) => { const o = { get g() { return s; } }; return /*!*/ o.g === 'ab' ? 1 : 2; }
//// through call, apply, bind @ "ab"
(s) => { function g(a, b) { return a + b; } const h = g.bind(null, s); return /*!*/ g.call(null, s, '1') + g.apply(null, [s, '2']) + h(s) === 'ab1ab2abab' ? 1 : 2; }
//// through a template literal @ "ab"
(s) => /*!*/ (`<${s}>` === '<ab>' ? 1 : 2)
//// through a tagged template @ "ab"
(s) => { const t = (q, v) => v; return /*!*/ t`x${s}` === 'ab' ? 1 : 2; }
//// through optional chains @ "ab"
(s) => { const o = { a: { b: s, m(x) { return x; } } }; return /*!*/ o?.a?.b === 'ab' && o.a?.m?.(s) === 'ab' ? 1 : 2; }
//// through logical operators @ "ab"
(s) => { const a = s || 'z'; const b = a && a; const c = b ?? 'q'; return /*!*/ c === 'ab' ? 1 : 2; }
//// through a conditional and a sequence @ "ab"
(s) => { const a = s.length > 1 ? (0, s) : 'z'; return /*!*/ a === 'ab' ? 1 : 2; }
//// through logical assignment @ "ab"
(s) => { let a; a ??= s; const o = {}; o.p ||= a; return /*!*/ o.p === 'ab' ? 1 : 2; }
//// through updates @ 5
(n) => { let i = n; i++; ++i; const o = { p: i }; o.p--; const q = o.p++; return /*!*/ q === 6 && o.p === 7 ? 1 : 2; }
//// through compound assignment to members @ 5
(n) => { const o = { p: 1 }; o.p += n; o['p'] *= 2; return /*!*/ o.p === 12 ? 1 : 2; }
//// through switch @ "b"
(s) => { switch (/*!*/ s) { case 'a': return 1; case 'b': return 2; default: return 3; } }
//// through an exception @ "ab"
(s) => { try { throw s; } catch (e) { return /*!*/ e === 'ab' ? 1 : 2; } }
//// through a labelled loop and a while @ 3
(n) => { let i = 0; outer: while (/*!*/ i < n) { i++; if (i > 5) break outer; } return i; }
//// through do while @ 2
(n) => { let i = 0; do i++; while (/*!*/ i < n); return i; }
//// through negation and typeof @ 2
(n) => (/*!*/ !(-n < 0) && typeof n === 'number' ? 1 : 2)
//// a truth of a value @ "ab"
(s) => { if (/*!*/ s) return 1; return 2; }
//// a constant table @ "b"
(s) => { const table = [10, 20, 30]; return /*!*/ table[s.charCodeAt(0) - 97] === 20 ? 1 : 2; }
//// a key of an object @ "if"
(s) => { const words = { if: 1, else: 2 }; return /*!*/ words[s] === 1 ? 1 : 2; }
//// the in operator @ "if"
(s) => { const words = { if: 1, else: 2 }; return /*!*/ s in words ? 1 : 2; }
//// a callback of another function @ "ab"
(s) => { const each = (f, v) => f(v); return /*!*/ each((x) => x + '1', s) === 'ab1' ? 1 : 2; }
//// recursion @ 3
(n) => { const f = (k, t) => (k <= 0 ? t : f(k - 1, t + k)); return /*!*/ f(n, 0) === 6 ? 1 : 2; }
//// a nested function with its own variables @ "ab"
(s) => { const outer = () => { const inner = () => { let t = s; t += 'c'; return t; }; return inner(); }; return /*!*/ outer() === 'abc' ? 1 : 2; }
//// a getter defined natively is passed through @ "ab"
(s) => { const o = Object.defineProperty({}, 'x', { value: s, writable: true }); o.x = s; return /*!*/ o.x === 'ab' ? 1 : 2; }
//// a Map and a Set @ "ab"
(s) => { const m = new Map([['ab', 1]]); const w = new Set(['x', 'ab']); return /*!*/ m.get(s) === 1 && w.has(s) ? 1 : 2; }
//// a value kept in a Map @ "ab"
(s) => { const m = new Map(); m.set('k', s); return /*!*/ m.get('k') === 'ab' ? 1 : 2; }
//// a symbolic boolean @ true
(b) => (/*!*/ b ? 1 : 2)
//// bytes @ bytes 65 66
(u) => { const a = u[0] + u[1]; return /*!*/ a === 131 ? 1 : 2; }
//// a loop over bytes @ bytes 1 2 3
(u) => { let t = 0; for (const b of u) t += b; return /*!*/ t === 6 ? 1 : 2; }
//// a division of BigInts @ 2n
(n) => /*!*/ 10n / n
//// a property of what may be undefined @ "ab"
(s) => { const c = s[1]; return /*!*/ c.length; }
//// through getters of exports, as compilers write them @ "ab"
(s) => { const parse = (x) => x; const k = 'parse'; const inner = {}, outer = {}; Object.defineProperty(inner, k, { enumerable: true, get: function () { return parse; } }); Object.defineProperty(outer, 'a', { get: function () { return inner.parse; } }); Object.defineProperty(outer, 'b', { get: () => (inner[k]) }); return /*!*/ outer.a(s) === outer.b(s) ? 1 : 2; }
//// through a method behind a getter @ "ab"
(s) => { const o = { get f() { return (x) => x + '!'; } }; return /*!*/ o.f(s) === 'ab!' ? 1 : 2; }
//// through a method of a variable that its argument changes @ "ab"
(s) => { let o = { f: (x) => x + '!' }; const r = o.f((o = {}, s)); return /*!*/ r === 'ab!' ? 1 : 2; }
//// through arguments made an array @ "ab"
(s) => { function g() { return Array.prototype.slice.call(arguments, 1); } return /*!*/ g(0, s)[0] === 'ab' ? 1 : 2; }
//// through arguments spread into an array @ "ab"
(s) => { function g() { return [0, ...arguments]; } return /*!*/ g(1, s)[2] === 'ab' ? 1 : 2; }
//// through arguments spread into a call @ "ab"
(s) => { const h = (a, b) => b; function g() { return h(...arguments); } return /*!*/ g(1, s) === 'ab' ? 1 : 2; }
//// through arguments passed on by apply @ "ab"
(s) => { const h = (a, b) => b; function g() { return h.apply(null, arguments); } return /*!*/ g(1, s) === 'ab' ? 1 : 2; }
//// through a loop over arguments @ "ab"
(s) => { function g() { let last; for (const a of arguments) last = a; return last; } return /*!*/ g(1, s) === 'ab' ? 1 : 2; }
