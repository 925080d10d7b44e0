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
//// a key that comes from the input @ "ab"
(s) => { const o = {}; o[s] = 1; return /*!*/ o.ab === 1 ? 1 : 2; }
//// a number as a key that comes from the input @ 7
(n) => { const o = {}; o[n] = 'x'; return /*!*/ o['7'] === 'x' ? 1 : 2; }
//// a key of a literal that comes from the input @ "ab"
(s) => { const o = { [s]: 1 }; return /*!*/ Object.hasOwn(o, 'ab') ? 1 : 2; }
//// a key asked for among keys that come from the input @ "ab"
(s) => { const o = { x: 1 }; o[s[0]] = 1; return /*!*/ o.hasOwnProperty(s[1]) ? 1 : 2; }
//// keys that come from the input, listed @ "ab"
(s) => { const o = {}; o[s] = 1; return /*!*/ Object.keys(o)[0] === 'ab' && Object.entries(o)[0][0] === 'ab' && Reflect.ownKeys(o)[0] === 'ab' ? 1 : 2; }
//// keys that come from the input, in a loop @ "ab"
(s) => { const o = {}; o[s] = 1; for (const k in o) return /*!*/ k === 'ab' ? 1 : 2; }
//// a key that comes from the input, by fromEntries and defineProperty @ "ab"
(s) => { const o = Object.fromEntries([[s, 1]]); Object.defineProperty(o, s + '!', { value: 2 }); return /*!*/ o.ab === 1 && o['ab!'] === 2 ? 1 : 2; }
//// a key of a Map that comes from the input @ "ab"
(s) => { const m = new Map(); m.set(s, 1); return /*!*/ m.get('ab') === 1 && !m.has('cd') ? 1 : 2; }
//// a key of a Map asked for among keys that come from the input @ "ab"
(s) => { const m = new Map([['x', 1]]); m.set(s[0], 1); return /*!*/ m.has(s[1]) || m.get(s[1]) ? 1 : 2; }
//// keys of a Map that come from the input, listed @ "ab"
(s) => { const m = new Map(); m.set(s, 1); for (const [k] of m) return /*!*/ k === 'ab' ? 1 : 2; }
//// elements of a Set that come from the input @ "ab"
(s) => { const m = new Set(); m.add(s[0]); m.add('b'); return /*!*/ m.has(s[1]) && [...m][0] === 'a' && !m.delete('c') ? 1 : 2; }
