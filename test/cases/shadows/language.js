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
