//// defaults of parameters: order, scope, dead zone, length, names
const seen = []; const t = (x) => { seen.push(x); return x; }; function f(a, b = t(a + 1), { c = t(b), d } = { d: t('d') }, [e = t('e')] = [], g = () => a, h = class {}) { var v = 1; return [a, b, c, d, e, g(), g.name, h.name, v, arguments.length]; } log(f(1), f(1, 2, {}, [3]), f.length, seen); try { ((x = y, y = 1) => x)(); } catch (e) { log(e.message); } log(((a, b = a, c = b = 5) => [a, b, c])(1)); const k = (a = b1, b1 = 2) => a; log(k(7));
//// defaults of parameters beside variables, arguments and eval of the body
var x = 'outer'; function f(a = x) { var x = 'inner'; return [a, x]; } function g(a = 1, b = a) { arguments[0] = 9; var a; return [a, b, arguments.length]; } function h(a = 1) { eval('var a = 2'); return a; } function i(a = 1, c = () => a) { var a = 3; return [a, c()]; } log(f(), g(5), h(), i(), i(8)); function j({ a }) { return typeof Object.getOwnPropertyDescriptor(arguments, 'callee').get; } log(j({}));
//// defaults that throw
const f = (a, b = a.x.y) => b; try { f({}); } catch (e) { log(e.message); } const g = async (a = null.x) => 1; const h = async () => { try { await g(); } catch (e) { log(e.message); } }; const k = ({ a } = null) => a; try { k(); } catch (e) { log(e.message); } await_ = h(); return await_;
//// parenthesised chains called and deleted
const o = { v: 1, m() { return this?.v; }, n: null }; let u; log((o?.m)(), (o?.m)?.(), (0, o?.m)(), delete o?.v, delete u?.v, delete o?.n?.q, o, delete (o?.m)); try { (u?.m)(); } catch (e) { log(e.message); } try { (o?.zz)(); } catch (e) { log(e.message); } (function () { 'use strict'; try { delete Object.freeze({ a: 1 })?.a; } catch (e) { log(e.message); } })();
//// what is not a function, in the words of the engine
const x = 1, o = { p: 1 }; let n = null; for (const f of [() => (void 0)(), () => (-x)(), () => (!x)(), () => (x + 1)(), () => (x === 1)(), () => (x in o)(), () => (x ? 1 : 2)(), () => (x && 1)(), () => (n ?? 1)(), () => (0, 1)(), () => (n = 1)(), () => `a${x}`(), () => o[x + 1](), () => o['p'](), () => (typeof x)(), () => /a/(), () => (o?.p)(), () => o?.p(), () => o.p.q()]) try { f(); } catch (e) { log(e.message); }
//// what is not a function of a literal, in the words of the engine
const x = 1, o = {}; for (const f of [() => `a`.set(x), () => `a${x}b${o.y}`.set(x), () => [1, 'a', x].set(x), () => [[1], ...[2]].set(x), () => [, 1].set(), () => ({ a: 1, b: x }).set(x), () => ({}).set(x), () => [].set(x), () => 10n.set(x), () => /a/g.set(x), () => [1](), () => `a`(), () => [x, o.p].map.z(x), () => 'x'.set(x), () => (5).set(x)]) try { f(); } catch (e) { log(e.message); }
//// characters of private use, written as escapes
log('\uE000\ue001'.length, '\u{E000}'.codePointAt(0), `\uE002`.charCodeAt(0)); try { '\uE000\uE001\ue002\u{0e003}'.none(1); } catch (e) { log(e.message); }
//// optional calls of methods of super
class A { v = 1; m(x) { return this === undefined ? 'lost' : [this.v, x]; } get g() { return this.m; } } class B extends A { m(x) { return super.m?.(x); } n() { return super.m(2)?.length; } o() { return super.none?.(3); } p() { return super['m']?.(4)[1]; } q() { return super.g?.call(this, 5); } } const b = new B(); log(b.m(1), b.n(), b.o(), b.p(), b.q());
//// completion values of loops in eval
for (const code of ['1; for (var a of [0]) { }', '2; for (var b of [0]) { 3; }', '3; for (var c in { x: 1 }) { }', 'var d; 4; for (d of [7, 8]) { }', 'var e; 5; for ([e] of [[7]]) { e; }', '6; for (var [g = 1] of [[]]) ;', '7; for (var h in { x: 1 }) { break; }']) { log(eval(code), eval('"use strict"; ' + code), (0, eval)(code)); }
//// what is not iterable, in the words of the engine
const f = () => null, o = { f }, n = 1; for (const g of [() => { const [a] = 1; }, () => { const [a] = f(); }, () => { const [a] = -n; }, () => { const [a] = n ? 1 : 2; }, () => { const [a] = o.x; }, () => { const [a] = n; }, () => { let a; [a] = n + 1; }, () => { for (const x of f()); }, () => { for (const x of o.f()); }, () => { for (const x of -n); }, () => { for (const x of o.x); }]) try { g(); } catch (e) { log(e.message); }
//// typed arrays whose length is not theirs
const T = Object.getPrototypeOf(Uint8Array); const own = Object.getOwnPropertyDescriptor(T.prototype, 'length'); Object.defineProperty(T.prototype, 'length', { configurable: true, get() { throw new Error('asked'); } }); const { imul } = Math; Math.imul = () => 0; let s = ''; for (let i = 0; i < 2000; i++) s += i; Object.defineProperty(T.prototype, 'length', own); Math.imul = imul; log(s.length);
//// positions that are objects are converted once
let n = 0; const at = { valueOf() { n++; return 1; } }; log([1, 2, 3].at(at), [1, 2, 3].slice(at), [1, 2, 3].copyWithin(0, at), [1, 2, 3].splice(at, at), [1, 2, 3].fill(0, at), n);
//// a default that reads a parameter to its right
const seen = []; for (const f of [(a = b, b) => a, (a = () => b, b) => a(), ({ x = b }, b) => x, (a = r, ...r) => a]) try { seen.push(f(undefined, 1)); } catch (e) { seen.push(e.message); } log(seen);
//// eval of texts that were put together, and super in classes without a name
let x = 1; const part = 'x'; log(eval(part + ' + 1'), eval('var y = x; y'), y, eval(...['x']), eval(5), eval()); const A = class { constructor(...a) { this.a = a; } }; log(new (class extends A { constructor(p) { super(p, p + 1); } })(3).a, new (class extends A { constructor(p) { super(...[p], x); } })('q').a);
