//// a count under one of two earlier keys @ "a b a" @ "a b b"
(s) => { const n = new Map(); for (const w of s.split(' ')) n.set(w, (n.get(w) ?? 0) + 1); return n.get(s.split(' ')[1]) === 2 ? 'other' : 0; }
//// a value written over one of two constant keys @ "a" @ "b"
(k) => { const m = new Map([['a', 1], ['b', 2]]); m.set(k, 5); return m.get('b') === 5 ? 'other' : 0; }
//// a value read from one of two keys of the input @ "a" | "b" | "a" @ "a" | "b" | "b"
(a, b, k) => { const m = new Map([[a, 1], [b, 2]]); return m.get(k) === 2 ? 'other' : 0; }
//// an entry of the constructor that replaces one of two @ "a" | "b" | "a" @ "a" | "b" | "b"
(a, b, k) => { const m = new Map([[a, 1], [b, 2], [k, 3]]); return m.get(b) === 3 ? 'other' : 0; }
//// an entry of the constructor that replaces a value of the input @ 2 | "b" @ 2 | "a"
(n, k) => { const m = new Map([['a', n], [k, 7]]); return m.get('a') === 7 ? 'other' : 0; }
//// a constant key deleted from keys of the input @ "b" @ "a"
(k) => { const m = new Map([[k, 1]]); m.delete('a'); return m.size === 0 ? 'other' : 0; }
//// one of two keys of the input deleted @ "a" | "b" | "a" @ "a" | "b" | "b"
(a, b, k) => { const m = new Map([[a, 1], [b, 2]]); m.delete(k); return [...m.values()][0] === 1 ? 'other' : 0; }
//// one of two members of a set deleted @ "a" | "b" | "a" @ "a" | "b" | "b"
(a, b, k) => { const m = new Set([a, b]); m.delete(k); return m.has(a) ? 'other' : 0; }
//// a member added again, of two of the input @ "a" | "b" | "a" | "b" @ "a" | "b" | "a" | "c"
(a, b, k, q) => { const m = new Set([a, b]); m.add(k); return m.has(q) ? 0 : 'other'; }
//// an object under one of two keys of the input @ "a" | "b" | "a" @ "a" | "b" | "b"
(a, b, k) => { const m = new Map([[a, { v: 1 }], [b, { v: 2 }]]); return m.get(k).v === 2 ? 'other' : 0; }
//// a key of a table in an object, of two of the input @ "a" | "b" | "a" @ "a" | "b" | "b"
(a, b, k) => { const m = { [a]: 1, [b]: 2 }; return m[k] === 2 ? 'other' : 0; }
//// a count in an object under one of two earlier keys @ "a b a" @ "a b b"
(s) => { const n = {}; for (const w of s.split(' ')) n[w] = (n[w] ?? 0) + 1; return n[s.split(' ')[1]] === 2 ? 'other' : 0; }
//// a number that was a key before @ 5 | 0 @ 0 | 0
(a, b) => { const seen = {}; for (const x of [a, b]) { if (seen[x]) return 'other'; seen[x] = true; } return Object.keys(seen).length; }
//// a number that was a key before, listed after no index @ 1.5 | 0 @ 0 | 0
(a, b) => { const seen = {}; for (const x of [a, b]) { if (seen[x]) return 'other'; seen[x] = true; } return Object.keys(seen).length; }
//// a large number that was a key before @ 1e30 | 0 @ 0 | 0
(a, b) => { const seen = {}; for (const x of [a, b]) { if (seen[x]) return 'other'; seen[x] = true; } return Object.keys(seen).length; }
//// a number deleted that was a key before @ 5 | 0 @ 0 | 0
(a, b) => { const seen = {}; seen[a] = 1; delete seen[b]; return Object.keys(seen).length === 0 ? 'other' : 0; }
//// a number asked for that was a key before @ 5 | 0 @ 0 | 0
(a, b) => { const seen = {}; seen[a] = 1; return b in seen ? 'other' : 0; }
//// a number counted under one of two earlier keys @ 1 | 2 | 1 @ 1 | 2 | 2
(a, b, c) => { const n = {}; for (const x of [a, b, c]) n[x] = (n[x] ?? 0) + 1; return n[b] === 2 ? 'other' : 0; }
//// a constant number after numbers of the input @ 5 @ 7
(a) => { const n = {}; n[a] = true; return n[7] ? 'other' : 0; }
//// an object stored by a number of the input @ 5 | 0 @ 0 | 0
(a, b) => { const n = {}; n[a] = { v: 1 }; return n[b] ? 'other' : 0; }
