//// eval sees locals, arguments, this and new.target
function F(a, b) { const c = a + b; let d = 'd'; return [eval('a + c'), eval('d += b; d'), d, eval('arguments.length'), eval('typeof this'), eval('new.target === F')]; } log(F('x', 'y')); log(new F('x', 'y') instanceof F); const t = { v: 3, m() { return eval('this.v + 1'); } }; log(t.m());
//// sloppy eval leaks variables and functions
function f(s) { eval('var y = s + 1; function g() { return y; } let hidden = 1; const h2 = 2;'); y += 'z'; return [y, g(), typeof hidden, typeof h2, typeof neverThere]; } log(f('ab')); function h(p) { var p2 = 1; eval('var p = 2, p2; p2++; var p3 = p2'); return [p, p2, p3]; } log(h(9));
//// strict eval keeps its variables
(function () { 'use strict'; eval('var inner = 1; log(inner)'); log(typeof inner); })(); eval('"use strict"; var inner2 = 1; log(inner2)'); log(typeof inner2);
//// completion values of eval
log(eval('1; var x = 2;'), eval('if (true) { 3 } else 4'), eval('var q'), eval(''), eval('{}'), eval('({})'), eval('do { 5; break; } while (0)'), eval('l: { 6; break l; }'), eval('switch (1) { case 1: 7 }'), eval('try { 8 } finally { 9 }'), eval('for (var i = 0; i < 2; i++) i'), eval('"a directive"'), eval('10; function z() {}'), eval('11; let [m] = [12]'), eval('13; class K {}'), eval('"use strict"; 14'));
//// names of functions in eval
log(eval('(function () {})').name, eval('(() => 1)').name, eval('var named = () => 1; named').name, eval('(class {})').name, eval('x = function () {}; x').name); var x;
//// eval of values that are no text
log(eval(5), eval(undefined), eval({ a: 1 }), eval(null), eval(new String('1 + 1')) instanceof String, eval());
//// eval of what does not parse
for (const text of ['1 +', 'let a; let a', 'return 1', 'new.target', 'super.x', 'this.#p', 'break', 'await 1', '}', '"\\u{110000}"', 'var class', 'const z']) { try { log(eval(text)); } catch (e) { log(text, e.name, e.message); } }
//// super, private names and fields in eval
class A { get v() { return 'A'; } static s() { return 'S'; } } class B extends A { #p = 1; f = eval('this.#p + 1'); #m() { return 'm'; } t() { return [eval('super.v'), eval('this.#p'), eval('this.#m()'), eval('#p in this'), eval('this.#p++; this.#p')]; } static u() { return eval('super.s()'); } constructor() { eval('super()'); } } log(new B().t(), new B().f, B.u());
//// eval in arrow functions, blocks, loops, catch clauses and switch
const g = (a) => { const k = []; for (let i = 0; i < 2; i++) { const j = i; k.push(eval('() => i + j + a')); } return k.map((x) => x()); }; log(g('!')); try { throw 'thrown'; } catch (e) { log(eval('e'), eval('var e = 5; e'), e); } log(e); switch (1) { case 0: let w; case 1: try { eval('w'); } catch (x) { log(x.name, x.message); } } { function inBlock() {} log(eval('typeof inBlock')); } for (const [a, b] of [[1, 2]]) log(eval('a + b'));
//// eval of a variable in its dead zone
try { eval('later'); } catch (e) { log(e.name, e.message); } try { eval('later + 1'); } catch (e) { log(e.name, e.message); } try { eval('typeof later'); } catch (e) { log(e.name, e.message); } try { eval('later = 1'); } catch (e) { log(e.name, e.message); } let later = 5; log(eval('later'));
//// eval assigns to constants and undeclared names
const c = 1; try { eval('c = 2'); } catch (e) { log(e.name, e.message); } eval('madeByEval = 3'); log(madeByEval, delete globalThis.madeByEval); (function () { 'use strict'; try { eval('notMade = 1'); } catch (e) { log(e.name, e.message); } })();
//// eval inside eval, with names leaking twice
function f(s) { eval('var a = s; eval("var b = a + s; let c = 1"); log(typeof c)'); return [a, b]; } log(f('q')); log(eval('eval("eval(\'1 + 1\')")'));
//// eval under another name, shadowed, replaced, and with more arguments
function f(eval) { return eval('1 + 1'); } log(f((t) => 'called with ' + t)); function g(eval) { var local = 7; return eval('local'); } log(g(eval)); const keep = globalThis.eval; globalThis.eval = (t) => 'mine ' + t; try { log(eval('x + y'), (0, eval)('z')); } finally { globalThis.eval = keep; } log(eval('1', '2', log('second')), (eval)('typeof keep'), (0, eval)('typeof keep'), eval?.('typeof keep'));
//// global code of eval
const geval = eval; log(geval('var gv = 5; gv + 1'), globalThis.gv, delete globalThis.gv, (0, eval)('let gl = 1; gl'), typeof gl, globalThis.eval('this === globalThis'), (0, eval)('function gf() { return 1 } gf()'), typeof gf, delete globalThis.gf); try { geval('1 +'); } catch (e) { log(e.name, e.message); } try { (0, eval)('keep'); } catch (e) { log(e.name, e.message); }
//// functions in eval print as written
function f(a) { return [eval('(function /* kept */ (b) { return a + b; })'), eval('({ m(x) { return x; } })').m, eval('(class  Q { r() {} })')].map(String); } log(f(1)); log(String(eval('(a, b) => a  +  b')));
//// new Function and its likes
const add = new Function('a', 'b', 'return a + b'); log(add(1, 2), add.name, add.length, String(add), Object.getOwnPropertyNames(add), add.constructor === Function, add instanceof Function, Object.getPrototypeOf(add) === Function.prototype, typeof add.prototype, Object.getOwnPropertyNames(add.prototype)); log(Function('return this')() === globalThis, Function()(), new Function('r', '"use strict"; return [this, r]')(1, 2), new Function('a, b', 'c = a', 'return c + b')(1, 2));
//// new Function of what does not parse, or is no text
for (const args of [['a b', 'return 1'], ['return 1 +'], ['a', '}, function () {'], ['/*', '*/){'], ['...a, b', ''], ['a', '"use strict"; with (a) {}'], ['a = 1', '"use strict";']]) { try { log(String(new Function(...args))); } catch (e) { log(args, e.name, e.message); } } const noisy = (t) => ({ toString() { log('asked for', t); return t; } }); log(new Function(noisy('p'), noisy('q'), noisy('return p * q'))(3, 4)); try { Function(Symbol('s')); } catch (e) { log(e.name, e.message); }
//// constructors of generators and async functions
const G = Object.getPrototypeOf(function* () {}).constructor, AF = (async () => {}).constructor, AG = Object.getPrototypeOf(async function* () {}).constructor; log([...new G('n', 'yield n; yield n * 2')(4)], G.name, String(new G('yield 1')), String(new AF('await 1')), G('').prototype.constructor, Object.getPrototypeOf(G) === Function, Object.getPrototypeOf(AF) === Function); const all = []; return (async () => { for await (const v of new AG('a', 'yield a; yield await a')('w')) all.push(v); return [await new AF('p', 'return (await p) + 1')(Promise.resolve(1)), all]; })();
//// the Function constructor looks native
log(String(Function), Function.name, Function.length, Object.getOwnPropertyNames(Function), Object.getOwnPropertyDescriptor(Function, 'prototype').writable, Function.constructor === Function, (() => {}).constructor === Function, typeof Function, Function instanceof Function, Object.getOwnPropertyDescriptor(globalThis, 'Function').enumerable, Function.toString.call(Function)); class Sub extends Function { extra() { return this(2); } } const sub = new Sub('x', 'return x * 3'); log(sub(1), sub.extra(), sub instanceof Sub, sub.constructor === Sub); log(Reflect.construct(Function, ['return new.target'], Object) instanceof Object, Object.getPrototypeOf(Reflect.construct(Function, [''], Array)) === Array.prototype); try { new Function.prototype.constructor.prototype(); } catch (e) { log(e.name); }
//// functions made of text see no locals and not their own name
const local = 1; try { new Function('return local')(); } catch (e) { log(e.name, e.message); } log(new Function('return typeof anonymous')(), new Function('var anonymous = 2; return anonymous')(), new Function('a', 'eval("a = 5"); return [a, arguments[0]]')(1), new Function('eval("var z = 1"); return z')(), new Function('return new.target')(), typeof new (new Function('this.x = new.target'))().x);
