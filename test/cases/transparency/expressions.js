//// arithmetic keeps its order and its conversions
const trace = [];
const v = (n) => ({ valueOf() { trace.push(n); return n; } });
log(v(1) + v(2), v(3) * v(4), v(5) - v(6), v(7) ** v(8), v(9) % v(10), v(11) < v(12), v(13) >= v(14));
log(trace);
//// every binary operator
for (const a of [0, -0, 1, -7, 3.5, NaN, Infinity, '', 'a', '10', null, undefined, true, false]) {
  for (const b of [0, 2, -3, 'b', '10', null, undefined, true]) {
    log(a + b, a - b, a * b, a / b, a % b, a ** b, a & b, a | b, a ^ b, a << b, a >> b, a >>> b);
    log(a < b, a <= b, a > b, a >= b, a == b, a != b, a === b, a !== b);
  }
}
//// unary operators
for (const a of [0, -0, 1, '5', 'x', null, undefined, true, NaN]) log(-a, +a, ~a, !a, typeof a, void a);
//// negative zero survives
let z = -0; log(Object.is(z, -0), Object.is(z * 1, -0), Object.is(-z, 0), 1 / (z + z), Object.is(Math.round(-0.2), -0));
//// bigint operators and updates
let b = 5n; b++; b += 2n; b *= b; log(b, b / 3n, b % 7n, -b, ~b, b << 2n, b > 3, b == 64, b === 64n, typeof b);
//// bigint property decrement
const o = { p: 3n }; log(o.p--, --o.p, o.p);
//// mixing bigint and number throws the native error
let b = 1n; return b + 1;
//// bigint division by zero throws
let a = 1n, b = 0n; return a / b;
//// a symbol cannot be converted
return Symbol('s') + 1;
//// a variable changed by its right operand
let a = 1; log(a + (a = 5), a * a++ + a, (a = 2) + a); log(a);
//// a variable changed through a closure
let a = 1; const f = () => { a = 10; return 1; }; log(a + f(), a); log(f() + a);
//// string concatenation with objects
log('x' + { toString() { return 'y'; } } + [1, [2, 3]] + null);
//// toPrimitive hints
const p = { [Symbol.toPrimitive](hint) { return hint === 'number' ? 42 : hint; } };
log(p + 1, `${p}`, +p, p * 2, p < 50, p == 'default');
//// logical operators give operands
log(0 || 'a', 1 && 'b', null ?? 'c', 0 ?? 'd', '' || 0 || NaN || 'e', 1 && 2 && 0 && 3);
//// logical operators skip
let n = 0; const f = (v) => { n++; return v; };
f(0) && f(1); f(1) || f(2); f(null) ?? f(3); f(1) ?? f(4); log(n);
//// conditional expressions
const pick = (a, b) => (a ? b ? 'both' : 'a' : b ? 'b' : 'none'); log(pick(1, 1), pick(1, 0), pick(0, 1), pick(0, 0));
//// comma expressions
let a = (1, 2, 3); log(a, (a++, a), (log('x'), 'y'));
//// compound assignment of every operator
let a = 7; log(a += 2, a -= 1, a *= 3, a /= 2, a %= 7, a **= 2, a <<= 2, a >>= 1, a >>>= 1, a &= 15, a |= 32, a ^= 3, a);
//// logical assignment
let a = null, b = 0, c = 1; log(a ??= 5, b ||= 6, c &&= 7, a ??= 8, b ||= 9, c &&= 0, c &&= 1, a, b, c);
//// logical assignment skips its right side and its setter
let n = 0; const o = { get p() { return 1; }, set p(v) { n++; } }; o.p ||= (n += 10); o.p ??= (n += 10); o.p &&= 2; log(n);
//// logical assignment names functions
let f; f ??= function () {}; let g; g ||= () => {}; let h = 1; h &&= class {}; log(f.name, g.name, h.name);
//// update expressions
let a = '5', b = 1.5, c = undefined; log(a++, a, ++b, b--, c++, c); let d = '3'; log(-d--, d);
//// updates of members
const o = { p: 1, q: '7' }, a = [1, 2]; let i = 0; log(o.p++, ++o.p, o.q--, o.q, a[i++]++, a, i, --a[i], o['p']--, o);
//// update through accessors runs them once
const seen = []; const o = { get p() { seen.push('get'); return 4; }, set p(v) { seen.push(v); } }; o.p++; --o.p; o.p += 3; log(seen);
//// keys are converted as often as natively
let n = 0; const k = { toString() { n++; return 'a'; } }; const o = { a: 1 }; o[k] += 1; log(n); o[k]++; log(n); o[k] ??= 1; log(n); o[k] = 3; log(n, o[k], n);
//// object and key are evaluated before the value
const seen = []; const t = (v) => { seen.push(v); return v; }; const o = {}; ({ o }).o[t('k')] = t(1); o[t('k')] += t(2); log(o, seen);
//// assignment to a property of null evaluates the right side first
let n = null; return (n.x = log('right'));
//// reading a property of undefined
let u; return u.foo;
//// reading a computed property of null
let u = null, k = 'kk'; return u[k];
//// calling what is no function, by name
let notFunction = 1; return notFunction(log('argument'));
//// calling what is no function, member
const o = { p: { q: 1 } }; return o.p.q(log('argument'));
//// calling what is no function, computed
const o = {}, k = 'zz'; return o[k]();
//// calling what is no function, result of a call
const f = () => ({}); return f().g(1);
//// calling the result of a call that is no function
const f = () => 5; return f()(log('argument'));
//// calling a method of a literal that is none
return 'abc'.foo();
//// constructing what is no constructor
const o = { m() {} }; return new o.m(1);
//// constructing with a symbolic argument
function P(a, b) { this.a = a; this.b = b; } log(new P(1, 'x'), new P, new P(1).a); log(new (class { constructor(q) { this.q = q; } })(3));
//// arguments are evaluated after the callee
const seen = []; const o = { get m() { seen.push('m'); return () => {}; } }; o.m(seen.push('arg')); const g = () => (seen.push('g'), () => {}); g()(seen.push('arg2')); log(seen);
//// a callee replaced by its argument is still called
let f = (x) => 'old' + x; const r = f((f = () => 'new', 1)); log(r, f());
//// a receiver replaced by an argument
let o = { n: 1, m(x) { return this.n + x; } }; log(o.m((o = { n: 10 }, 5)));
//// methods keep their receiver
const o = { n: 3, m() { return this.n; } }; log(o.m(), (o.m)(), o['m'](), (o).m(), (0, o.m) === o.m); log((() => { 'use strict'; try { return (0, o.m)(); } catch (e) { return e.message; } })());
//// spread arguments
const f = (...a) => a.join(); log(f(...[1, 2], 3, ...'ab', ...new Set([7])), Math.max(...[1, 5, 2]));
//// spreading what is not iterable
const n = {}; return Math.max(...n);
//// spread in arrays and objects
const a = [1, 2], o = { x: 1, y: 2 }; log([...a, 3, ...a, ...'hi'], { ...o, y: 3, ...null, ...'ab' }, [, 1, ...a, ,]);
//// holes stay holes
const a = [, 1, , 2, ,]; log(a.length, 0 in a, 1 in a, 2 in a, a);
//// template literals
const a = 1, b = { toString: () => 'b' }; log(`x${a}y${b}z`, `${`n${a}`}`, `a
b`, `\u{1F600}${''}`, `${a}${a}`);
//// template literals convert in order
const seen = []; const t = (n) => ({ toString() { seen.push(n); return n; } }); `${t('a')}${seen.push('x')}${t('b')}`; log(seen);
//// template of a symbol throws
return `${Symbol('q')}`;
//// tagged templates
function tag(s, ...v) { return [s.raw, [...s], v, this === undefined]; } log(tag`a${1}\n${2}c`); const o = { t(s) { return this === o && s[0]; } }; log(o.t`q`);
//// tagged templates are cached by place
const f = (s) => s; const g = () => f`a${1}`; log(g() === g(), f`a` === f`a`);
//// invalid escapes in tagged templates
log(((s) => s)`\unicode`[0]);
//// optional chains
const o = { a: { b() { return this.c; }, c: 4 }, n: null }; log(o?.a?.b(), o.n?.x.y.z, o.n?.[log('no')], o.x?.(), o.a?.['c'], o?.a.c, (o?.a).c);
//// optional calls keep this
const o = { f() { return this === o; } }; log(o.f?.(), o?.f(), o?.f?.(), (o?.f)(), (o.f)?.(), o?.['f']());
//// optional call of what is no function
const o = { f: 1 }; return o.f?.();
//// optional chain then missing method
const o = { a: {} }; return o?.a.b(1);
//// short circuit skips arguments
let n = 0; null?.[n++]; undefined?.x(n++); void 0?.x.y(n++).z; log(n);
//// delete
const o = { a: 1, b: { c: 2 }, n: null }; log(delete o.a, delete o?.b.c, delete o.n?.x, delete o['zz'], o, delete 5);
//// delete of a frozen property throws in strict code
'use strict'; const o = Object.freeze({ a: 1 }); return delete o.a;
//// in and instanceof
class A {} log('x' in { x: 1 }, 0 in [1], 'length' in [], new A() instanceof A, {} instanceof A);
//// in with a primitive on the right
let k = 'a', s = 'b'; return k in s;
//// instanceof with what is no function
let a = {}, b = {}; return a instanceof b;
//// Symbol.hasInstance
log(1 instanceof { [Symbol.hasInstance]: (v) => v === 1 });
//// typeof of undeclared and of everything
log(typeof undeclared, typeof null, typeof (() => 1), typeof 1n, typeof Symbol(), typeof '', typeof {});
//// an undeclared name throws
return undeclaredName + 1;
//// the order of missing names
return missingOne + missingTwo;
//// temporal dead zone
return later; let later = 1;
//// temporal dead zone in a closure
const f = () => x; try { f(); } catch (e) { log(e.message); } let x = 2; log(f());
//// assigning before declaration
x = 5; let x;
//// assigning to a constant
const c = 1; return (c = log('evaluated'), c);
//// compound assigning to a constant
const c = 1; return (c += log('evaluated'));
//// object literals
const k = 'key', v = 2; log({ a: 1, 'b c': 2, 3: 4, [k + 1]: v, v, k, get g() { return 5; }, set g(x) {}, m() { return 6; }, async am() {}, *gm() {}, __proto__: { inherited: 1 } });
//// __proto__ in its forms
const __proto__ = { a: 1 }; log(Object.getPrototypeOf({ __proto__ }) === Object.prototype, Object.getPrototypeOf({ __proto__: __proto__ }) === __proto__, Object.keys({ ['__proto__']: 1 }), Object.keys({ __proto__ }));
//// function names are inferred as natively
const a = function () {}, b = () => {}, c = class {}; let d = (function () {}); let e; e = () => {}; let f; (f) = function () {}; const o = { g: function () {}, ['h' + 1]: () => {}, i: class {}, j: (0, function () {}) }; o.k = function () {};
const [l = () => {}] = []; const { m = function () {} } = {}; log([a, b, c, d, e, f, o.g, o.h1, o.i, o.j, o.k, l, m].map((x) => x.name));
//// anonymous functions as arguments stay anonymous
const n = (f) => f.name; log(n(() => {}), n(function () {}), n(class {}), [() => {}][0].name, (() => () => {})().name, (true && (() => {})).name, (0 || function () {}).name);
//// names through parentheses, comments and defaults
const a = /* comment */ (function () {}); const b = (() => {}); function f(p = () => {}, { q = class {} } = {}) { return [p.name, q.name]; } log(a.name, b.name, f());
//// class static name
class A { static name = 'own'; } const B = class { static name() {} }; log(A.name, typeof B.name);
//// getters are run once per read
let n = 0; const o = { get p() { return ++n; } }; log(o.p + o.p * o.p, o.p === o.p, n); if (o.p) log(n); o.p; log(n);
//// proxies see every operation once and in order
const seen = []; const p = new Proxy({ a: 1, f() { return 2; } }, { get(t, k, r) { seen.push('get ' + String(k)); return Reflect.get(t, k, r); }, set(t, k, v) { seen.push('set ' + String(k)); t[k] = v; return true; }, has(t, k) { seen.push('has ' + String(k)); return k in t; }, deleteProperty(t, k) { seen.push('delete ' + String(k)); return delete t[k]; }, ownKeys(t) { seen.push('keys'); return Reflect.ownKeys(t); }, getOwnPropertyDescriptor(t, k) { seen.push('desc ' + String(k)); return Reflect.getOwnPropertyDescriptor(t, k); } });
p.a; p.b = 2; 'a' in p; delete p.b; p.f(); p.a++; ({ ...p }); const { a } = p; p?.a; p['a']; log(seen, a);
//// a proxied function
const seen = []; const f = new Proxy(function (a) { return a; }, { apply(t, s, a) { seen.push(a); return Reflect.apply(t, s, a); }, construct(t, a) { seen.push('new'); return {}; }, get(t, k) { seen.push(k); return t[k]; } }); f(1); f.call(null, 2); new f(3); log(seen);
//// accessors on Object.prototype do not run
const seen = []; const names = ['shadow', 'callback', 'state', 'source', 'kind', 'model', 'forwarded', 'x', '#p']; for (const k of names) Object.defineProperty(Object.prototype, k, { get() { seen.push(k); return undefined; }, set(v) { seen.push('set ' + k); }, configurable: true });
try { const o = { a: 'x' }; o.b = o.a + 'y'; const f = (s) => s.length > 1 && s.charAt(0); f(o.b); [1, 2].map((c) => c + 1); const { a } = o; const g = async (v) => { for (const c of v) await c; }; g(o.b); } finally { for (const k of names) delete Object.prototype[k]; } log(seen);
//// patched array methods are not used
const { push, join } = Array.prototype; let n = 0; Array.prototype.push = function (...a) { n++; return push.apply(this, a); }; const a = []; const f = (...x) => x; f('a', 'b'); a.push('x' + 1); a[0] + `${a}`; Array.prototype.push = push; log(n, a);
//// numeric separators and radixes
log(1_000, 0xff, 0b11, 0o17, .5, 5., 1e3, 1_0.5e1);
//// regular expression literals
log(/a(b)?/gi.exec('xAB'), /x/.source, /[/]/u.flags, 'aXbX'.replace(/x/gi, (m, i) => i));
//// regular expression literals make new objects
const f = () => /a/g; log(f() === f(), f().lastIndex);
//// new.target
function F() { return new.target === F; } class A { constructor() { this.t = new.target; } } class B extends A {} log(new B().t === B, (function () { return new.target; })(), typeof new F());
//// this in sloppy and strict functions
function s() { return typeof this; } function t() { 'use strict'; return typeof this; } log(s.call(1), t.call(1), s.call(null), t.call(null), t.call('x'));
//// exponent and unary precedence
let a = 2; log((-a) ** 2, -(a ** 2), a ** 3 ** 2 / 8, (a++) ** a);
//// comparison chains and precedence
let a = 1, b = 2, c = 3; log(a < b < c, a > b === false, !a == b, a + b * c - a % b, a | b && c, (a, b) ? c : a, a ?? (b || c));
//// void and sequences in conditions
let a = 1; if ((log('x'), a)) log('yes'); while ((a--, a > -2)) log(a); for (; (a++, a < 2); ) log(a);
