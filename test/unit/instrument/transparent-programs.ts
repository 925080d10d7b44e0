/** CommonJS programs that report what they observe; each one exercises one construct. */
export const programs: Readonly<Record<string, string>> = {
  'long chains of operators': `let calls = 0; const v = (x) => (calls++, x);
see(${Array.from({ length: 40 }, (_, i) => `v(${i})`).join(' + ')}, calls);
see(${Array.from({ length: 40 }, (_, i) => `v(${i})`).join(' - ')}, ${Array.from({ length: 40 }, (_, i) => `v('${i}')`).join(' + ')});
for (const at of [0, 7, 39, 50]) {
  calls = 0;
  see(${Array.from({ length: 40 }, (_, i) => `v(at !== ${i} && ${i + 1})`).join(' && ')}, calls);
  see(${Array.from({ length: 40 }, (_, i) => `v(at === ${i} && 'at ${i}')`).join(' || ')}, calls);
  see(${Array.from({ length: 40 }, (_, i) => `v(at === ${i} ? ${i} : null)`).join(' ?? ')}, calls);
  if (${Array.from({ length: 40 }, (_, i) => `at !== ${i}`).join(' && ')}) see('none'); else see('one');
  if (${Array.from({ length: 40 }, (_, i) => `(v(at) === ${i} || !v(1))`).join(' || ')}) see('found', calls);
  see((${Array.from({ length: 40 }, (_, i) => `at !== ${i}`).join(' && ')}), (${Array.from({ length: 20 }, () => 'undefined').join(' ?? ')} ?? function () {}).name);
}`,
  'conditions in the place of conditions':
    "const f = (n) => n === 0 ? 'none' : n === 1 ? 'one' : n > 9 && n < 20 ? 'teen' : n > 90 ? () => 1 : n ? 'many' : n;\nsee(f(0), f(1), f(12), typeof f(99), f(99).name, f(5), f(NaN));",
  'names of functions given to variables':
    'const a = () => 1, b = function () {}, c = class {};\nsee(a.name, b.name, c.name);',
  'names of functions given as defaults':
    'function f(a = () => 1, { b = function () {} } = {}, [c = class {}] = []) { see(a.name, b.name, c.name); }\nf();\nlet x; ({ x = () => 1 } = {}); see(x.name); [x = (function () {})] = []; see(x.name);',
  'default on a member target stays anonymous': 'const o = {};\n[o.x = () => 1] = [];\nsee(o.x.name);',
  'a default named __proto__': 'let { __proto__: __proto__ = () => 1 } = Object.create(null);\nsee(__proto__.name);',
  'names given by logical assignment':
    'let a, b, c = 1;\na ||= () => 1; b ??= function () {}; c &&= class {};\nsee(a.name, b.name, c.name);',
  'logical assignment to a property stays anonymous': 'const o = {};\no.a ??= () => 1;\nsee(o.a.name);',
  'logical assignment leaves what is there':
    'let a = 1, b = 0, c = null, n = 0;\na ||= n++; b &&= n++; c ??= 5; a ??= n++;\nsee(a, b, c, n);',
  'names of methods, accessors and fields':
    "class A { m() {} get g() { return 1; } static s() {} #p() {} f = () => 1; static n = function () {}; t() { return this.#p.name; } }\nsee(A.prototype.m.name, Object.getOwnPropertyDescriptor(A.prototype, 'g').get.name, A.s.name, new A().f.name, A.n.name, new A().t());",
  'computed names':
    "const k = 'x' + 1;\nconst o = { [k]: () => 1, [k + 'm']() {}, get [k + 'g']() { return 2; } };\nsee(o.x1.name, o.x1m.name, o.x1g);",
  'lengths of functions':
    'see(((a, b = 1, c) => 1).length, (function (a, ...b) {}).length, (({ a } = {}) => a).length);',
  'strict mode of a file':
    "'use strict';\nsee((function () { return this; })());\ntry { undeclared = 1; } catch (e) { see(e.name); }",
  'strict mode of a function':
    "function f() { 'use strict'; return this; }\nfunction g() { return typeof this; }\nsee(f(), g());",
  'a directive without a semicolon': "function f() {\n  'use strict'\n  return this\n}\nsee(f())",
  'a function of directives only': "function f() { 'use strict' }\nsee(f());",
  'sloppy mode arguments': 'function f(a) { arguments[0] = 2; if (a) a++; return [a, arguments[0]]; }\nsee(f(1));',
  'strict arguments with defaults':
    'function f(a, b = a || 3) { a = 9; return [arguments.length, arguments[0], b]; }\nsee(f(0));',
  labels:
    "outer: for (let i = 0; i < 3; i++) { inner: for (;;) { if (i === 1) continue outer; if (i === 2) break outer; see(i); break inner; } }\nblock: { see('in'); break block; }",
  'label before a loop without a block':
    'a: for (let i = 0; i < 3; i++) b: while (true) { if (i) break a; see(i); continue a; }',
  'a label in front of a function': 'foo: function f() { return 1; }\nsee(f());',
  'if without blocks': "for (let i = 0; i < 4; i++) if (i % 2) see(i); else if (i) see(-i); else see('zero');",
  'dangling else': "for (const [a, b] of [[0, 0], [0, 1], [1, 0], [1, 1]]) { if (a) if (b) see('ab'); else see('a'); }",
  'function declared in an if': 'if (true) function f() { return 1; }\nsee(f());',
  'empty statements': ";;; if (1); else; for (;0;); while (0); see('end');",
  'statements without semicolons':
    "let a = 1\nlet b = 2\n;[a, b] = [b, a]\nsee(a, b)\nlet f = 1\na || see('no')\nlet g = 2\n!a || see('yes')\n`${a}` && see('t')",
  'expression after an inert declaration':
    "function f() {\n  let x = 1\n  x || see('no')\n  const y = 'a'\n  (y) || see('never')\n  return x\n}\ntry { see(f()) } catch (e) { see(e.message) }",
  'do while followed on the same line': 'let i = 0; do i++; while (i < 3) see(i);',
  'switch falling through':
    "for (const x of [1, 2, 3, 4]) switch (x) { case 1: see('one'); case 2: see('two'); break; case 3: { see('three'); } }",
  'switch with default in the middle':
    "for (const x of [1, 2, 3]) switch (x) { case 1: see(1); break; default: see('d'); case 2: see(2); }",
  'switch with lexical declarations': 'switch (2) { case 1: let a; break; case 2: a = 5; see(a); }',
  'switch without cases': "switch (see('once')) {}\nswitch (1) { default: }\nsee('end');",
  'order of case tests':
    "const t = (x) => { see(x); return x; };\nswitch (t(3)) { case t(1): case t(3): see('hit'); break; case t(4): }",
  'switch with continue': 'for (const i of [1, 2, 3]) { switch (i) { case 2: continue; } see(i); }',
  'conditional values':
    "const f = (x) => x ? x > 1 ? 'many' : 'one' : x === 0 ? 'zero' : 'none';\nsee(f(2), f(1), f(0), f());",
  'values of logical operators':
    "for (const a of [0, '', null, undefined, NaN, 1, 'x', 0n]) see(a && 1, a || 2, a ?? 3, !(a && 1), a ? 1 : 2);",
  'nested logical operators':
    "const t = (x) => { see(x); return x; };\nsee(t(0) || t('') || t(3), t(1) && t(0) && t(2), (t(null) ?? t(0)) || t(7));\nif (t(1) && (t(0) || t(2)) && !(t(0) && t(1))) see('yes');",
  'logical operators keep objects': 'const o = {}; see((o || 1) === o, (1 && o) === o, (o ?? 1) === o);',
  'logical operators within one another':
    "const f = (a) => (a && (b => b || f(0))(a - 1)) || (a ?? 'none');\nsee(f(3), f(1), f(0), f(null));",
  'sequences in tests': "let i = 0;\nwhile (see(i), i++ < 2);\nif (see('a'), i) see('b');\nfor (;see('c'), false;);",
  'assignments in tests': 'let m, n = 3; while (m = n--) see(m); if (m = 5) see(m); see((m = 0) ? 1 : 2);',
  'arrows in tests': "if (() => 0) see('truthy'); see((() => 0) ? 1 : 2);",
  'this through logical callees':
    'const o = { v: 1, m() { return this?.v; } };\nsee((o.m)(), (o?.m)(), (0, o.m)(), (o.m || 1)());',
  'optional chains':
    "const o = { a: { b: () => 'called', v: 1 }, n: null };\nsee(o?.a?.v, o.n?.v, o.x?.y.z.w, o.a?.b(), o.x?.b(), o.a.c?.(), o.a.b?.(), o?.['a']?.['v'], o.n?.[see('never')]);",
  'optional calls keep their receiver':
    "const o = { v: 7, m(a, b) { return [this.v, a, b, arguments.length]; } };\nsee(o.m?.(), o.m?.(1), o.m?.(...[1, 2]), o?.m?.(1, 2), o.none?.(see('never')), (o.m)?.(5), (o?.m)?.(6));",
  'optional calls of plain functions':
    "const f = undefined, g = (...a) => a.length;\nsee(f?.(see('never')), g?.(1, 2), g?.());",
  'optional delete': 'const o = { a: { b: 1 } }; see(delete o?.a?.b, delete o.x?.y, o.a);',
  'optional chain on private members':
    'class A { #x = 1; static r(o) { return o?.#x; } }\nsee(A.r(new A()), A.r(null));',
  'order of defaults':
    'const t = (x) => { see(x); return x; };\nfunction f(a = t(1), { b = t(2), c = t(b) } = {}, ...[d = t(3)]) { return [a, b, c, d]; }\nsee(f(), f(null, { b: 0 }, 5));',
  'defaults see earlier parameters': 'function f(a, b = () => a) { var a = 2; return [a, b()]; }\nsee(f(1));',
  generators:
    "function* g(n) { for (let i = 0; i < n; i++) { const x = yield i; if (x) return 'stopped'; } try { yield* [7, 8]; } finally { see('cleaned'); } }\nsee([...g(2)]); const it = g(5); it.next(); see(it.next(1), it.next());",
  'yield in tests and logical operators':
    "function* g() { if (yield 1) see('then'); const a = (yield 2) || (yield 3); see(a); return (yield 4) ? yield 5 : yield 6; }\nconst it = g(); it.next(); it.next(1); it.next(0); it.next('x'); it.next(0); see(it.next('end'));",
  'async functions':
    "async function f(x) { if (await x) return 1; throw new Error('no'); }\nsee(f(1) instanceof Promise, f.constructor.name, (async () => 1).constructor.name); f(0).catch(() => {});",
  'classes with everything':
    "class A { static #c = 0; static { A.#c++; if (A.#c) see('static block'); } #v = 1; get v() { return this.#v; } set v(x) { this.#v = x || 9; } static of(...a) { return new this(...a); } [Symbol.iterator] = function* () { yield this.#v; }; }\nclass B extends A { constructor(x) { super(); if (x) this.v = x; } get v() { return super.v + 1; } set v(x) { super.v = x; } }\nsee([...B.of(3)], new B().v, new A().v);",
  'derived constructors':
    'class A { constructor(x) { this.x = x; } }\nclass B extends A { constructor(...a) { const y = a[0] || 2; super(y); } }\nclass C extends B {}\nsee(new C(5).x, new B().x);\ntry { new (class extends A { constructor() { if (0) super(); } })(); } catch (e) { see(e.name); }',
  'new.target and instanceof':
    "function F() { return new.target ? { made: new.target === F } : 'called'; }\nsee(F(), new F());",
  'getters with effects run once':
    "let n = 0; const o = { get x() { return n++; } };\nsee(o.x || 'zero', o.x && 'one', o.x ?? 'no', o?.x, n);",
  'proxies see the same':
    "const log = []; const p = new Proxy({}, { get: (t, k) => (log.push(String(k)), t[k]), has: (t, k) => (log.push('has ' + String(k)), k in t) });\np.a || p.b; p?.c; if (p.d) ; 'e' in p; see(log);",
  with: 'const o = { x: 1, see };\nwith (o) { if (x) see(x || 2); x = 3; }\nsee(o.x);',
  'with on a proxy':
    'const log = [];\nwith (new Proxy({ y: 1 }, { has: (t, k) => (log.push(String(k)), k in t) })) { if (y) y = 2; }\nsee(log);',
  'direct and indirect eval':
    "var x = 'outer';\nfunction f() { var x = 'inner'; return [eval('x'), (0, eval)('typeof x'), x && eval('x')]; }\nsee(f());",
  'typeof and delete of unknown names':
    "see(typeof nothing, typeof nothing === 'undefined' ? 1 : 2, typeof (nothing?.a || 1) === 1);",
  'reference errors':
    'try { nothing || 1; } catch (e) { see(e.message); }\ntry { nothing?.a; } catch (e) { see(e.message); }\ntry { { if (later) ; let later = 1; } } catch (e) { see(e.message); }',
  'messages of type errors':
    'for (const f of [() => null.x, () => undefined.x.y, () => (void 0)(), () => { const o = {}; o.m(); }, () => { let q; q.r || 1; }, () => { const [a] = 1; }, () => { const { a } = null; }]) try { f(); } catch (e) { see(e.message); }',
  'closures in loops':
    'const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); for (const k in { a: 1, b: 2 }) fs.push(() => k); see(fs.map((f) => f()));',
  'loops without blocks':
    'let n = 0; for (const x of [1, 2]) n += x; for (const k in { a: 1 }) see(k); for (;;) if (n++ > 5) break; do n--; while (n > 3); while (n) n--; see(n);',
  'for with everything missing': "let i = 0; for (;;) { if (i++ > 2) break; } for (see('init');;) break; see(i);",
  'try, catch and finally':
    "function f(x) { try { if (x) throw x; return 'none'; } catch ({ message = 'default' }) { return message; } finally { see('finally', x); } }\nsee(f(), f(new Error('m')), f({}));",
  'catch without a binding': "try { null.x; } catch { see('caught'); } finally { see('done'); }",
  'finally overrides':
    'see((() => { try { return 1; } finally { return 2; } })(), (() => { for (;;) try { return 1; } finally { break; } return 3; })());',
  hoisting: 'see(f(), typeof g, typeof h);\nfunction f() { return 1; }\nvar g = 2;\nif (0) { function h() {} }',
  'tagged templates':
    "const t = (s, ...v) => [s.raw.join('|'), v];\nsee(t`a${1 || 2}b${null ?? 3}c`, `x${0 ? 1 : 2}y`);\nconst same = () => t2``; const t2 = (s) => s; see(same() === same());",
  spread:
    "const a = [...(0 || [1, 2]), ...(null ?? 'x')]; see(a, { ...(a && { b: 1 }), ...(0 && { c: 1 }) }, Math.max(...(a.length ? [1] : [2])));",
  'exotic identifiers':
    'const $c = 1, $c_k = 2, \\u0061b = 3, \u00fcn\u00ef = 4; var $ct; see($c || 0, $c_k && 1, ab, \u00fcn\u00ef ?? 1, $ct);',
  'regular expressions and division':
    "const a = 4, g = 2; see(/a||b/.test('x') || 1, a / 2 / g || 1, a ? /[/]/.source : 0);",
  'comments in odd places':
    "const f = (x /* a */) => /* b */ x /* c */ || /* d */ 2 // e\n;if /* f */ (/* g */ f(0) /* h */) /* i */ see(f(1)) /* j */ ; else /* k */ see('no')\nswitch (1) { case /* l */ 1 /* m */: // n\n}\nsee(((/* o */) => 1 // p\n)())",
  'an arrow that returns an object':
    'const f = () => ({ a: 1 }), g = () => ([]), h = (x) => (y) => x || y; see(f(), g(), h(0)(2));',
  'line numbers of errors':
    "const lines = [];\nfunction f() {\n  if (1) {\n    throw new Error('x');\n  }\n}\ntry {\n  f();\n} catch (e) {\n  lines.push(...e.stack.split('\\n').slice(1, 3).map((l) => /:(\\d+):\\d+\\)?$/.exec(l)[1]));\n}\nsee(lines);",
  'bigint and symbols': 'see(0n || 1n, 1n && 2n, Symbol.iterator ? 1 : 2, typeof (1n ?? 2));',
  'void, comma and in': "see((void 0 ?? 1, 2), 'a' in { a: 1 } ? 1 : 2, !('b' in {}) && 3);",
  'getter and setter names as identifiers':
    'const get = 1, set = 2, async = 3, of = 4, let_ = 5; see({ get, set, async, of, let_ }, async || 1, of ?? 2);',
  'exponent and update operators': 'let i = 2; see(2 ** (i++ || 1), i-- && i, (-(i || 1)) ** 2);',
  'early return from nested blocks': 'function f(x) { { { if (x) return 1; } } return 2; }\nsee(f(1), f(0));',
  'module.exports and this':
    'see(this === module.exports, typeof exports);\nmodule.exports = function () { return this || 1; };',
  'return at the top': "see('before');\nif (1) return;\nsee('after');",
  'html-like comments': 'see(1);\n<!-- a comment\nsee(2);\n--> another\nsee(3);',
  'a hashbang': "#!/usr/bin/env node\n'use strict';\nsee((function () { return this; })());",
  'carriage returns and separators': 'let a = 1\r\nif (a) see(a)\r\nelse see(2)\u2028see(3)\u2029see(4)',
};
