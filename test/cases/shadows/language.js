//// through a parameter default taken @ "ab"
(s) => { const g = (a, b = a + '!', c = b) => c; return /*!*/ g(s) === 'ab!' ? 1 : 2; }
//// through a parameter default of a function declaration @ "ab"
(s) => { function g(a, b = a) { return arguments.length === 1 ? b : ''; } return /*!*/ g(s) === 'ab' ? 1 : 2; }
//// through a parameter default not taken, beside one that is @ "ab"
(s) => { const g = (a = s + '1', b = s + '2') => a + b; return /*!*/ g(s) === 'abab2' ? 1 : 2; }
//// through a default of a destructured parameter @ "ab"
(s) => { function g({ v = s, w = v } = {}) { return w; } return /*!*/ g() === 'ab' ? 1 : 2; }
//// through a parenthesised optional callee @ "ab"
(s) => { const o = { m(x) { return this.k + x; }, k: 'k' }; return /*!*/ (o?.m)(s) === 'kab' ? 1 : 2; }
//// through an optional call of a parenthesised chain @ "ab"
(s) => { const o = { m(x) { return x; } }; return /*!*/ (o?.m)?.(s) === 'ab' ? 1 : 2; }
//// through the arguments of a strict generator @ "ab"
(s) => { 'use strict'; function* g(a) { 'use strict'; yield arguments[0] + a; } let r; for (const v of g(s)) r = v; return /*!*/ r === 'abab' ? 1 : 2; }
//// through a generator that is spread @ "ab"
(s) => { function* g(a) { yield 1; for (const c of h(a)) yield c + '!'; } function* h(a) { yield a; } return /*!*/ [0, ...g(s)][2] === 'ab!' ? 1 : 2; }
//// through a generator that is destructured @ "ab"
(s) => { function* g(a) { yield 1; yield a; yield { b: a }; yield a + '!'; } const [, x, { b }, ...r] = g(s); return /*!*/ x + b + r[0] === 'ababab!' ? 1 : 2; }
//// through an object that iterates by a generator @ "ab"
(s) => { const o = { *[Symbol.iterator]() { yield s; } }; const [x] = [...o]; return /*!*/ x === 'ab' ? 1 : 2; }
//// through pairs that a generator yields @ "ab"
(s) => { function* g() { yield ['k', s]; } let r; for (const [k, v] of g()) r = v; return /*!*/ r === 'ab' ? 1 : 2; }
//// through next of a generator, yielded and returned @ "ab"
(s) => { function* g(a) { yield a; return a + '!'; } const it = g(s); const x = it.next().value, y = it.next().value; return /*!*/ x + y === 'abab!' ? 1 : 2; }
//// through what a delegated generator returns @ "ab"
(s) => { function* h(a) { return a; } function* g(a) { const r = yield* h(a); yield r; } const [x] = g(s); return /*!*/ x === 'ab' ? 1 : 2; }
//// through Array.from of a generator @ "ab"
(s) => { function* g(a) { yield a; } return /*!*/ Array.from(g(s))[0] === 'ab' ? 1 : 2; }
//// through a member that is a tag @ "ab"
(s) => { const o = { k: '?', tag(t, v) { return this.k + v; } }; return /*!*/ o.tag`x${s}` === '?ab' ? 1 : 2; }
//// through the result of a call as a tag @ "ab"
(s) => { const f = () => (t, v) => v; return /*!*/ f()`x${s}` === 'ab' ? 1 : 2; }
//// through String.raw as a tag @ "ab"
(s) => (/*!*/ String.raw`x\n${s}` === 'x\\nab' ? 1 : 2)
//// a value under a computed key of a literal @ "ab"
(s) => { const k = 'k' + 1; const o = { [k]: s, [Symbol.for('q')]: s }; return /*!*/ o.k1 + o[Symbol.for('q')] === 'abab' ? 1 : 2; }
//// all promises awaited at once @ "ab"
async (s) => { const up = async (t) => t + '!'; const [x, , y] = await Promise.all([up(s), 1, s]); return /*!*/ x + y === 'ab!ab' ? 1 : 2; }
