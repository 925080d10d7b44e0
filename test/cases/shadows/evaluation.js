//// a comparison in eval @ "ab"
(s) => (/*!*/ eval('s === "ab"') ? 1 : 2)
//// a decision in eval @ "ab"
(s) => { let r; /*!*/ eval('if (s === "ab") r = 1; else r = 2'); return r; }
//// a variable of the function assigned in eval @ "ab"
(s) => { let r = ''; eval('r = s + "!"'); return /*!*/ r === 'ab!' ? 1 : 2; }
//// a variable declared in eval, read after it @ "ab"
(s) => { eval('var leaked = s'); return /*!*/ leaked === 'ab' ? 1 : 2; }
//// a variable declared in eval, changed after it @ "ab"
(s) => { eval('var leaked = s'); leaked += '!'; return /*!*/ leaked === 'ab!' ? 1 : 2; }
//// a method of a variable declared in eval @ "ab"
(s) => { eval('var leaked = s'); return /*!*/ leaked.charCodeAt(0) === 97 ? 1 : 2; }
//// a variable declared in eval, read by another eval @ "ab"
(s) => { eval('var leaked = s'); return /*!*/ eval('leaked + "!"') === 'ab!' ? 1 : 2; }
//// a parameter declared again in eval @ "ab"
(s) => { eval('var s = s + "!"'); return /*!*/ s === 'ab!' ? 1 : 2; }
//// a variable of a block @ "ab"
(s) => { { const inner = s; return /*!*/ eval('inner') === 'ab' ? 1 : 2; } }
//// a strict eval @ "ab"
(s) => { 'use strict'; const r = eval('var own = s; own + "!"'); return /*!*/ r === 'ab!' ? 1 : 2; }
//// a function made in eval @ "ab"
(s) => { const f = eval('(function (x) { return x + s; })'); return /*!*/ f('!') === '!ab' && f(s) === 'abab' ? 1 : 2; }
//// a function declared in eval @ "ab"
(s) => { eval('function g(x) { return x + "!"; }'); return /*!*/ g(s) === 'ab!' ? 1 : 2; }
//// arguments in eval @ "ab"
function f(s) { return /*!*/ eval('arguments[0]') === 'ab' ? 1 : 2; }
//// this and a private field in eval @ "ab"
(s) => { class A { #p; constructor(p) { this.#p = p; this.q = p; } t() { return eval('this.#p + this.q'); } } return /*!*/ new A(s).t() === 'abab' ? 1 : 2; }
//// eval inside eval @ "ab"
(s) => (/*!*/ eval('eval("s + 1") + 2') === 'ab12' ? 1 : 2)
//// global code of eval, called @ "ab"
(s) => { const f = (0, eval)('(x) => x + "!"'); return /*!*/ f(s) === 'ab!' ? 1 : 2; }
//// a constant that is eval @ "ab"
(s) => { const globally = eval; const f = globally('(function (x) { return x.length; })'); return /*!*/ f(s) === 2 ? 1 : 2; }
//// new Function @ "ab"
(s) => { const f = new Function('a', 'b', 'return a + b'); return /*!*/ f(s, '!') === 'ab!' ? 1 : 2; }
//// Function without new, deciding inside @ "ab"
(s) => { const f = Function('a', 'if (a === "ab") return 1; return 2;'); return /*!*/ f(s) === 1 ? 1 : 2; }
//// a generator made of text @ "ab"
(s) => { const G = Object.getPrototypeOf(function* () {}).constructor; let first; for (const x of new G('a', 'yield a + 1')(s)) first = x; return /*!*/ first === 'ab1' ? 1 : 2; }
//// an async function made of text @ "ab"
async (s) => { const A = (async () => {}).constructor; const r = await new A('a', 'return a + 1')(s); return /*!*/ r === 'ab1' ? 1 : 2; }
