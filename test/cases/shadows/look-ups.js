//// message of an error @ "ab"
(s) => { try { throw new SyntaxError('near ' + s); } catch (error) { return /*!*/ error.message === 'near ab' ? 1 : 2; } }
//// element of an array of objects by a symbolic number @ "b"
(s) => { const tables = [{ v: 1 }, { v: 2 }, { v: 3 }]; return /*!*/ tables[s.charCodeAt(0) - 97].v === 2 ? 1 : 2; }
//// element with a shadow by a symbolic number @ "ab"
(s) => { const parts = [s[0], s[1]]; return /*!*/ parts[s.length - 1] === 'b' ? 1 : 2; }
//// property by a symbolic number @ "b"
(s) => { const byCode = { 97: () => 1, 98: () => 2, name: () => 3 }; return /*!*/ byCode[s.charCodeAt(0)] ? 1 : 2; }
//// primitive property by a symbolic number @ "b"
(s) => { const byCode = { 97: 'x', 98: 'y' }; return /*!*/ byCode[s.charCodeAt(0)] === 'y' ? 1 : 2; }
