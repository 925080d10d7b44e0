//// if, else if, dangling else
const f = (a) => { if (a > 1) if (a > 2) return 'c'; else return 'b'; return 'a'; }; log(f(1), f(2), f(3)); if (0); else log('else'); if (1) { } else log('no')
//// statements without semicolons
let a = 1
let b = a
;[a, b] = [b + 1, a]
log(a, b)
const c = a
(log)('call goes on')
//// return and a line break
const f = () => { return
1 }; log(f())
//// postfix and a line break
let a = 1, b = 2
a
++b
log(a, b)
//// loops of every kind
let out = ''; for (let i = 0; i < 3; i++) out += i; let w = 3; while (w--) out += w; do { out += 'd' } while (out.length < 9); for (var v = 0, u = 9; v < u; v += 3) out += v; for (const k in { a: 1, b: 2 }) out += k; for (const x of [7, 8]) out += x; for (;;) break; log(out, v, w);
//// closures in loops have their own variables
const fs = []; for (let i = 0; i < 3; i++) { fs.push(() => i++); i += 0; } for (const x of [5, 6]) fs.push(() => x); for (const k in { p: 1 }) fs.push(() => k); for (var g = 0; g < 2; g++) fs.push(() => g); log(fs.map((f) => f()), fs[0](), fs.map((f) => f()));
//// loop variables changed in the update by a closure
const fs = []; for (let i = 0, f = () => i; i < 2; i++) { fs.push(f, () => i); } log(fs.map((f) => f()));
//// break and continue with labels
const out = []; outer: for (let i = 0; i < 4; i++) { inner: for (let j = 0; ; j++) { if (j > i) continue outer; if (i === 3) break outer; if (j === 1) break inner; out.push([i, j]); } out.push(i); } block: { out.push('in'); if (out.length) break block; out.push('never'); } log(out);
//// switch with fall through, default in the middle, scopes
const f = (x) => { const out = []; switch (x) { case 1: out.push(1); case 2: out.push(2); break; default: let y = 'd'; out.push(y); case 3: { out.push(3); break; } case 4: out.push(4); } return out; }; log([1, 2, 3, 4, 5].map(f));
//// switch evaluates cases in order and stops
const seen = []; const c = (n) => { seen.push(n); return n; }; switch (c(2)) { case c(1): case c(2): seen.push('hit'); break; case c(3): } log(seen); switch (NaN) { case NaN: log('no'); break; default: log('default'); } switch (0) { case -0: log('zero'); }
//// switch without cases, switch on strings
switch (log('x')) { } const f = (s) => { switch (s) { case 'a': return 1; case 'b' + 'c': return 2; } return 0; }; log(f('a'), f('bc'), f('c'));
//// try, catch, finally
const f = (n) => { const out = []; try { out.push('try'); if (n === 1) throw new Error('e'); if (n === 2) return out; } catch (e) { out.push(e.message); if (n === 1) return out; } finally { out.push('finally'); } out.push('end'); return out; }; log(f(0), f(1), f(2));
//// finally overrides
const f = () => { try { return 1; } finally { return 2; } }; const g = () => { for (;;) { try { return 1; } finally { break; } } return 3; }; const h = () => { try { throw 1; } catch (e) { throw 2; } finally { return 4; } }; log(f(), g(), h());
//// catch without a variable, with a pattern, shadowing
let e = 'outer'; try { throw { a: 1, b: [2] }; } catch ({ a, b: [c], d = 4 }) { log(a, c, d); } try { null.x; } catch { log('caught'); } try { throw 'inner'; } catch (e) { log(e); e = 'changed'; log(e); } log(e);
//// var inside catch
try { throw 1; } catch (e) { var e = 2; log(e); } log(e);
//// thrown values pass through
const f = (v) => { try { throw v; } catch (e) { return e; } }; const o = {}; log(f(1), f('s'), f(undefined), f(o) === o, f(NaN));
//// an uncaught error
throw new RangeError('out of ' + 'range');
//// an uncaught primitive
throw 'just text';
//// a custom error class
class MyError extends Error { constructor(m) { super('my ' + m); this.name = 'MyError'; this.extra = 1; } } throw new MyError('message');
//// destructuring arrays
const [a, , b = 5, ...c] = [1, 2, undefined, 4, 5]; let x = 1, y = 2; [x, y] = [y, x]; const [[p], { q }] = [[6], { q: 7 }]; log(a, b, c, x, y, p, q); const [d, e] = 'h😀i'; log(d, e); const [] = [];
//// destructuring objects
const { a, b: { c = 3, ...r }, ['d' + 1]: d, e = a + 1, ...rest } = { a: 1, b: { x: 1, y: 2 }, d1: 4, f: 6, g: 7 }; log(a, c, r, d, e, rest); let m, n; ({ m, n: [n] } = { m: 1, n: [2] }); log(m, n); const { length } = 'abc'; log(length);
//// destructuring into members
const o = { a: [] }; [o.x, o['y'], ...o.a[0]] = 'never'.slice ? [1, 2] : []; log(o);
//// destructuring with members and rest
const o = {}; [o.x, o.y, ...o.z] = [1, 2, 3, 4]; ({ a: o.a, ...o.rest } = { a: 1, b: 2 }); log(o);
//// destructuring order of getters and defaults
const seen = []; const src = { get a() { seen.push('a'); }, get b() { seen.push('b'); return 1; } }; const { a = seen.push('default a'), b = seen.push('default b') } = src; log(seen, a, b);
//// destructuring consumes and closes iterators
const seen = []; const it = { [Symbol.iterator]() { let n = 0; return { next() { seen.push('next'); return { value: n++, done: n > 5 }; }, return() { seen.push('return'); return {}; } }; } }; const [a, b] = it; const [...all] = it; for (const x of it) { if (x === 1) break; } log(seen, a, b, all);
//// destructuring assignment gives its right side
let a, b; const src = [1, 2]; log(([a, b] = src) === src, a, b); const f = ({ x }) => x; log(f({ x: 1 }));
//// destructuring undefined, variable
const { a } = undefined;
//// destructuring a missing member
const o = {}; const { a } = o.missing;
//// destructuring the result of a call
const f = () => null; let { a: { b } } = f();
//// destructuring nothing
const o = {}; const {} = o.zz;
//// destructuring a number as an array
const n = 1; const [a] = n;
//// destructuring undefined as an array
const o = {}; const [a] = o.x;
//// destructuring a parameter
const f = ({ a }) => a; return f();
//// destructuring a nested missing property
const o = {}; const { a: { b } } = o;
//// destructuring in a loop head
const out = []; for (const [k, v = 9] of [[1, 2], [3]]) out.push(k, v); for (const { a, ...r } of [{ a: 1, b: 2 }]) out.push(a, r); for (var { length } of ['ab', 'c']) out.push(length); let q; for ([q] of [[5]]) out.push(q); const o = {}; for (o.p of [1, 2]); for (o['q'] in { z: 1 }); log(out, o);
//// destructuring something not iterable in a loop head
for (const [a] of [1]) log(a);
//// destructuring null in a loop head
for (const { a } of [null]) log(a);
//// iterating what is not iterable
const o = { p: {} }; for (const x of o.p) log(x);
//// for in order, inherited keys, null
const p = { inherited: 1 }; const o = Object.create(p, { own: { value: 1, enumerable: true }, hidden: { value: 1 } }); o[2] = 1; o[1] = 1; const ks = []; for (const k in o) ks.push(k); for (const k in null) ks.push('never'); for (const k in 'ab') ks.push(k); log(ks);
//// for in with a deleted key
const o = { a: 1, b: 2, c: 3 }; const ks = []; for (const k in o) { ks.push(k); delete o.b; } log(ks);
//// for of a string, map, set, entries, generator
const out = []; for (const c of 'a😀b') out.push(c); for (const [k, v] of new Map([['x', 1]])) out.push(k, v); for (const s of new Set('aab')) out.push(s); for (const [i, x] of ['p'].entries()) out.push(i, x); for (const x of (function* () { yield 1; yield* [2, 3]; })()) out.push(x); log(out);
//// for of with assignment in the body
let s = 0; for (let x of [1, 2, 3]) { x *= 2; s += x; } log(s);
//// for of where the body has no braces and a label
let s = ''; for (const x of 'abc') s += x; l: for (const x of 'xyz') if (x === 'y') continue l; else s += x; log(s);
//// the iterated variable is in its dead zone in the head
for (const x of [x]) log(x);
//// var in blocks and before its declaration
log(v); { var v = 1; } log(v); if (false) { var w = 1; } log(w); for (var i = 0; i < 2; i++) { var z; log(z); z = i; }
//// let in loops starts anew
for (let i = 0; i < 2; i++) { let z; log(z); z = i; }
//// functions in blocks, sloppy
log(typeof f); { function f() { return 1; } } log(typeof f, f()); if (true) { function g() { return 2; } } log(g()); switch (1) { case 1: function h() { return 3; } } log(h()); { log(k()); function k() { return 4; } }
//// functions in blocks, strict
'use strict'; { function f() { return 1; } log(f()); } log(typeof f);
//// a function in a block and an outer variable of its name
let n = 0; function outer() { log(typeof q); { q = 5; function q() {} q = 6; } return typeof q; } log(outer()); const f = 'outer'; (function () { 'use strict'; { function f() {} } log(f); })();
//// duplicate functions and parameters
function f() { return 1; } function f() { return 2; } function g(a, a) { return a; } log(f(), g(1, 2), (function (a) { var a; return a; })(3), (function (a) { function a() {} return typeof a; })(4), (function (a) { var a = a || 'default'; return a; })());
//// functions are hoisted, variables are not
log(f(), typeof v); function f() { return 'hoisted'; } var v = function () {};
//// direct eval sees and changes variables
let a = 1; const s = 'x'; log(eval('a + 1'), eval('a = 5'), a, eval('s + s')); function f(p) { eval('var p2 = p; p = 9'); return [p, p2]; } log(f(2)); log(eval('(function () { return a; })')());
//// direct eval declares variables that shadow
var x = 'outer'; function f(c) { if (c) eval('var x = "inner"'); return x; } log(f(true), f(false)); log(typeof notThere, !eval('0'), eval('1;2;3'));
//// direct eval in parameters and strict code
function f(a = eval('1 + 1'), b = eval('a')) { return [a, b]; } log(f()); (function () { 'use strict'; eval('var q = 1'); log(typeof q); })();
//// indirect eval is global
var localOnly = 1; const e = eval; log(e('typeof localOnly'), (0, eval)('typeof log'), eval?.('1 + 1'));
//// new Function
const f = new Function('a', 'b', 'return a + b'); log(f(1, 'x'), f.name, f.length, f.toString());
//// with
const o = { x: 1, y: 2 }; let z = 5; with (o) { x = 10; z = x + y; var w = z; const inner = (q) => q + x; z = inner(1); } log(o, z, w);
//// with and a proxy sees only the names of the source
const seen = []; const p = new Proxy({}, { has(t, k) { seen.push(String(k)); return false; } }); let a = 1; with (p) { a + 1; (() => a)(); } log(seen);
//// labels on every statement
a: b: { break a; } c: ; d: if (1) { break d; } e: switch (1) { case 1: break e; } f: try { break f; } finally { log('finally'); } g: log('labelled');
//// directives stay
const f = function () { 'use strict'; return this; }; const g = function () { 'not a directive'; 'use strict'; return this === undefined; }; const h = function () { ('use strict'); return typeof this; }; log(f(), g(), h());
//// undeclared assignment in strict and sloppy code
(function () { implicitGlobal = 3; })(); log(implicitGlobal, delete globalThis.implicitGlobal); (function () { 'use strict'; return (undeclared = 1); })();
//// debugger, empty statements
debugger; ;;; {} { } log('done');
//// using dollar names
const $ = 1, $_ = 2, $_t0 = 3, $1_ = 4, _$ = 5; log($ + $_ + $_t0 + $1_ + _$);
//// comments everywhere
const a = /* one */ 1 /* two */ + // three
  /* four */ 2; log(/* in */ a /* args */, // last
); /* end */ if (/* c */ a /* d */) /* e */ log('f') // g
//// html-like comments and odd spacing
let x = 3; while (x --> 0) log(x); log(1<!--x
+1);
//// unicode names and escapes
const é = 1, \u0061b = 2, 变量 = 3, \u{62}c = 4; log(é + ab + 变量 + bc); const o = { é, 'ü': 5 }; log(o.é, o.\u00fc);
//// line numbers in stacks
const lineOf = (e) => Number(/:(\d+):\d+\)?$/.exec(e.stack.split('\n')[1])[1]);
const base = lineOf(new Error());
const f = (a,
  b = 1
) => {
  const x = a +
    b;
  return [
    x, lineOf(new Error()) - base,
    (x ? new Error() : 0) && lineOf(
      new Error()) - base,
  ];
};
log(f(1)); log(lineOf(new Error()) - base);
const g = `multi
line ${lineOf(new Error()) - base}`; log(g, lineOf(new Error()) - base);
if (g
  && g.length
  > 3) log(lineOf(new Error()) - base);
