//// concat of something spreadable @ "a" @ "b"
(s) => [].concat({ length: 1, 0: s, [Symbol.isConcatSpreadable]: true })[0] === 'b' ? 'other' : 0
//// concat of something spreadable, its length @ 1 @ 2
(n) => [].concat({ length: n, 0: 1, [Symbol.isConcatSpreadable]: true }).length === 2 ? 'other' : 0
//// concat of an array that is not spreadable @ "a" @ "b"
(s) => { const a = [s]; a[Symbol.isConcatSpreadable] = false; return [0].concat(a)[1][0] === 'b' ? 'other' : 0; }
//// concat of an array that may be spreadable @ "a" @ "b"
(s) => { const a = [1, 2]; a[Symbol.isConcatSpreadable] = s === 'b'; return [].concat(a).length === 2 ? 'other' : 0; }
//// concat of something that may be spreadable @ "a" @ "b"
(s) => { const a = { length: 2 }; a[Symbol.isConcatSpreadable] = s === 'b'; return [].concat(a).length === 2 ? 'other' : 0; }
//// concat of a spreadable class @ "a" @ "b"
(s) => { class L { get [Symbol.isConcatSpreadable]() { return true; } } const l = new L(); l.length = 1; l[0] = s; return [].concat(l)[0] === 'b' ? 'other' : 0; }
//// concat onto something spreadable @ "a" @ "b"
(s) => [].concat.call({ length: 1, 0: s, [Symbol.isConcatSpreadable]: true }, 1)[0] === 'b' ? 'other' : 0
//// concat of values @ "a" @ "b"
(s) => ['x'].concat(s, [s])[2] === 'b' ? 'other' : 0
//// concat of typed arrays @ 1 @ 9
(n) => [].concat(Uint8Array.of(n))[0][0] === 9 ? 'other' : 0
//// flatMap of elements @ "a" @ "b"
(s) => [s].flatMap((c) => [c, c])[1] === 'b' ? 'other' : 0
//// flatMap of a variable around it @ "a" @ "b"
(s) => ['x'].flatMap(() => [s])[0] === 'b' ? 'other' : 0
//// flatMap of a variable around it, taking an element @ "a" @ "b"
(s) => ['x'].flatMap((x) => [x, s])[1] === 'b' ? 'other' : 0
//// flatMap of plain answers @ "a" @ "b"
(s) => ['x'].flatMap((x) => s)[0] === 'b' ? 'other' : 0
//// flatMap of answers of any length @ 1 @ 2
(n) => [1].flatMap(() => Array(n).fill(1)).length === 2 ? 'other' : 0
//// flatMap of parts @ "a" @ "a,b"
(s) => [s].flatMap((t) => t.split(',')).length === 2 ? 'other' : 0
//// flatMap of parts, second @ "a,a" @ "a,b"
(s) => [s].flatMap((t) => t.split(','))[1] === 'b' ? 'other' : 0
//// flatMap by a named function @ "a" @ "b"
(s) => { function twice(x) { return [x, x]; } return [s].flatMap(twice)[1] === 'b' ? 'other' : 0; }
//// flatMap by a function in a variable @ "a" @ "b"
(s) => { const twice = (x) => { const l = []; l.push(x, x); return l; }; return [s].flatMap(twice)[1] === 'b' ? 'other' : 0; }
//// flatMap by a built-in @ "a" @ "b"
(s) => [s].flatMap(Array)[0] === 'b' ? 'other' : 0
//// flatMap that leaves out @ 1 @ 2
(n) => [1, n].flatMap((x) => (x === 2 ? [] : [x])).length === 1 ? 'other' : 0
//// flatMap in a chain @ "a" @ "b"
(s) => ['x']?.flatMap((x) => [s])[0] === 'b' ? 'other' : 0
//// flat with a depth @ 0 @ 1
(n) => [[1, 2]].flat(n).length === 2 ? 'other' : 0
//// Array.from a text, its length @ "a" @ "ab"
(s) => Array.from(s).length === 2 ? 'other' : 0
//// Array.from a text, an element @ "a" @ "ab"
(s) => Array.from(s)[1] === 'b' ? 'other' : 0
//// Array.from a text, a function @ "a" @ "ab"
(s) => Array.from(s, (c) => c.charCodeAt(0)).length === 2 ? 'other' : 0
//// Array.from a text, a function, an element @ "ax" @ "ab"
(s) => Array.from(s, (c) => c.charCodeAt(0))[1] === 98 ? 'other' : 0
//// Array.from a text, beyond the end @ "a" @ "ab"
(s) => { const a = Array.from(s, (c) => c.codePointAt(0)); return a[1] === undefined ? 0 : 'other'; }
//// Array.from a text, a function without parameters @ "a" @ "ab"
(s) => Array.from(s, () => 1).length === 2 ? 'other' : 0
//// Array.from a text, a built-in @ "1" @ "12"
(s) => Array.from(s, Number).length === 2 ? 'other' : 0
//// Array.from a text in an object @ "a" @ "ab"
(s) => { const o = { s }; return Array.from(o.s).length === 2 ? 'other' : 0; }
//// Array.from an empty text @ "" @ "a"
(s) => Array.from(s).length === 1 ? 'other' : 0
//// Array.from a text, joined @ "a" @ "ab"
(s) => Array.from(s).join('-') === 'a-b' ? 'other' : 0
//// Array.from a text, reversed @ "a" @ "ab"
(s) => Array.from(s).reverse().join('') === 'ba' ? 'other' : 0
//// Array.from a text with a pair @ "ab" @ "😀"
(s) => Array.from(s).length === 1 ? 'other' : 0
//// Array.from a pair @ "😀" @ "ab"
(s) => Array.from(s).length === 2 ? 'other' : 0
//// spread of a text with a pair @ "ab" @ "😀"
(s) => [...s].length === 1 ? 'other' : 0
//// spread of a text with a pair later @ "xab" @ "x😀"
(s) => [...s][1] === '😀' ? 'other' : 0
//// spread of a text with another pair @ "x😀y" @ "😀xy"
(s) => [...s][1] === 'x' ? 'other' : 0
//// loop over a text with a pair @ "ab" @ "😀"
(s) => { let n = 0; for (const c of s) n++; return n === 1 ? 'other' : 0; }
//// loop over a text with another pair @ "x😀y" @ "😀xy"
(s) => { let n = 0; for (const c of s) if (n++ === 1) return c === 'x' ? 'other' : 0; return 0; }
//// pattern of a text with a pair @ "ab" @ "😀"
(s) => { const [a, b] = s; return b === undefined ? 'other' : 0; }
//// rest of a text @ "ab" @ "abc"
(s) => { const [a, ...rest] = s; return rest.length === 2 ? 'other' : 0; }
//// Set of a text with a pair @ "ab" @ "😀"
(s) => new Set(s).size === 1 ? 'other' : 0
//// arguments of a text with a pair @ "ab" @ "😀"
(s) => { const f = (...xs) => xs.length; return f(...s) === 1 ? 'other' : 0; }
//// iterator of a text with a pair @ "ab" @ "😀"
(s) => { const i = s[Symbol.iterator](); i.next(); return i.next().done ? 'other' : 0; }
//// iterator of a text with a pair, its value @ "ab" @ "😀"
(s) => { const i = s[Symbol.iterator](); return i.next().value.length === 2 ? 'other' : 0; }
//// Array.from a count @ 1 @ 2
(n) => Array.from({ length: n }).length === 2 ? 'other' : 0
//// Array.from a count, a function @ 1 @ 2
(n) => Array.from({ length: n }, (_, i) => i).length === 2 ? 'other' : 0
//// Array.from a count, a function, an element @ 1 @ 2
(n) => Array.from({ length: n }, (_, i) => i)[1] === 1 ? 'other' : 0
//// Array.from a broken count @ 1.5 @ 2.5
(n) => Array.from({ length: n }).length === 2 ? 'other' : 0
//// Array.from a broken count, a function @ 1.5 @ 2.5
(n) => Array.from({ length: n }, () => 1).length === 2 ? 'other' : 0
//// Array.from a count as text @ "1" @ "2"
(s) => Array.from({ length: s }).length === 2 ? 'other' : 0
//// Array.from a negative count @ -1 @ 2
(n) => Array.from({ length: n }).length === 2 ? 'other' : 0
//// Array.from a Map @ "a" @ "b"
(s) => Array.from(new Map([['k', s]]))[0][1] === 'b' ? 'other' : 0
//// Array.from a Set, its length @ "a" @ "x"
(s) => Array.from(new Set(['x', s])).length === 1 ? 'other' : 0
//// Array.from keys of a Map @ "a" @ "b"
(s) => Array.from(new Map([[s, 1]]).keys())[0] === 'b' ? 'other' : 0
//// Array.from entries @ "a" @ "b"
(s) => Array.from([s].entries())[0][1] === 'b' ? 'other' : 0
//// Array.from numbers of a text's parts @ "a" @ "a,b"
(s) => Array.from(s.split(',').keys()).length === 2 ? 'other' : 0
//// Array.from a generator @ "a" @ "b"
(s) => { function* g() { yield s; } return Array.from(g(), (x) => x + 'y')[0] === 'by' ? 'other' : 0; }
//// Array.of @ "a" @ "b"
(s) => Array.of(1, s)[1] === 'b' ? 'other' : 0
//// yield* of values of a Map @ "a" @ "b"
(s) => { function* g() { yield* new Map([[1, s]]).values(); } for (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of keys of a Map @ "a" @ "b"
(s) => { function* g() { yield* new Map([[s, 1]]).keys(); } for (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of a Map @ "a" @ "b"
(s) => { function* g() { yield* new Map([[1, s]]); } for (const [k, x] of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of entries of a Map @ "a" @ "b"
(s) => { function* g() { yield* new Map([[1, s]]).entries(); } for (const pair of g()) if (pair[1] === 'b') return 'other'; return 0; }
//// yield* of a Set @ "a" @ "b"
(s) => { function* g() { yield* new Set([s]); } for (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of values of a Set @ "a" @ "b"
(s) => { function* g() { yield* new Set([s]).values(); } return [...g()][0] === 'b' ? 'other' : 0; }
//// yield* of values of an array @ "a" @ "b"
(s) => { function* g() { yield* [s].values(); } for (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of entries of an array @ "a" @ "b"
(s) => { function* g() { yield* [s].entries(); } for (const [i, x] of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of the iterator of an array @ "a" @ "b"
(s) => { function* g() { yield* [s][Symbol.iterator](); } return [...g()][0] === 'b' ? 'other' : 0; }
//// yield* of the iterator of a text @ "a" @ "b"
(s) => { function* g() { yield* s[Symbol.iterator](); } for (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of the iterator of a text, how many @ "a" @ "ab"
(s) => { function* g() { yield* s[Symbol.iterator](); } let n = 0; for (const x of g()) n++; return n === 2 ? 'other' : 0; }
//// yield* of a text with a pair @ "ab" @ "😀"
(s) => { function* g() { yield* s; } let n = 0; for (const x of g()) n++; return n === 1 ? 'other' : 0; }
//// yield* of all matches @ "a" @ "b"
(s) => { function* g() { yield* s.matchAll(/./g); } for (const m of g()) if (m[0] === 'b') return 'other'; return 0; }
//// yield* of a typed array @ 1 @ 9
(n) => { function* g() { yield* Uint8Array.of(n); } for (const x of g()) if (x === 9) return 'other'; return 0; }
//// yield* of an iterator, by hand @ "a" @ "b"
(s) => { function* g() { yield* new Set([s]).values(); } return g().next().value === 'b' ? 'other' : 0; }
//// yield* of an iterator, taken apart @ "a" @ "b"
(s) => { function* g() { yield* new Map([[1, s]]).values(); } const [x] = g(); return x === 'b' ? 'other' : 0; }
//// yield* of an iterator begun before @ "a" @ "b"
(s) => { const i = ['x', s].values(); i.next(); function* g() { yield* i; } return [...g()][0] === 'b' ? 'other' : 0; }
//// yield* in an async generator @ "a" @ "b"
async (s) => { async function* g() { yield* [s]; } for await (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of a Map in an async generator @ "a" @ "b"
async (s) => { async function* g() { yield* new Map([[1, s]]).values(); } for await (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of an async generator @ "a" @ "b"
async (s) => { async function* h() { yield s; } async function* g() { yield* h(); } for await (const x of g()) if (x === 'b') return 'other'; return 0; }
//// yield* of a text in an async generator @ "a" @ "ab"
async (s) => { async function* g() { yield* s; } let n = 0; for await (const x of g()) n++; return n === 2 ? 'other' : 0; }
//// two generators spread @ "a" @ "b"
(s) => { function* g(x) { yield x; } return [...g('x'), ...g(s)][1] === 'b' ? 'other' : 0; }
//// two generators spread, then a value @ "a" @ "b"
(s) => { function* g(x) { yield x; } return [...g('x'), ...g('y'), s][2] === 'b' ? 'other' : 0; }
//// two Sets spread @ "a" @ "b"
(s) => [...new Set(['x']), ...new Set([s])][1] === 'b' ? 'other' : 0
//// a Map spread between others @ "a" @ "b"
(s) => [0, ...new Map([[1, s]]).values(), ...[1, 2]][1] === 'b' ? 'other' : 0
//// a generator spread into a call among others @ "a" @ "b"
(s) => { function* g() { yield s; } const f = (a, b, c) => b === 'b' ? 'other' : 0; return f('x', ...g(), 'z'); }
//// a generator spread into a built-in @ "a" @ "b"
(s) => { function* g() { yield s; } return String.prototype.concat.call('x', ...g()) === 'xb' ? 'other' : 0; }
//// a generator spread into a constructor @ "a" @ "b"
(s) => { function* g() { yield s; } class A { constructor(x) { this.x = x; } } return new A(...g()).x === 'b' ? 'other' : 0; }
//// a generator spread into push @ "a" @ "b"
(s) => { function* g() { yield s; } const l = []; l.push(...g()); return l[0] === 'b' ? 'other' : 0; }
//// an iterable spread @ "a" @ "b"
(s) => { const o = { *[Symbol.iterator]() { yield s; } }; return [...o][0] === 'b' ? 'other' : 0; }
//// an iterator by hand spread @ "a" @ "b"
(s) => { const o = { [Symbol.iterator]() { let n = 0; return { next: () => ({ done: n > 0, value: n++ === 0 ? s : undefined }) }; } }; return [...o][0] === 'b' ? 'other' : 0; }
//// a generator of symbolic count spread @ 1 @ 2
(n) => { function* g() { for (let i = 0; i < n; i++) yield i; } return [...g()].length === 2 ? 'other' : 0; }
//// rest of a generator @ "a" @ "b"
(s) => { function* g() { yield 1; yield s; } const [x, ...rest] = g(); return rest[0] === 'b' ? 'other' : 0; }
//// object from entries of a generator @ "a" @ "b"
(s) => { function* g() { yield ['k', s]; } return Object.fromEntries(g()).k === 'b' ? 'other' : 0; }
//// reduction by a function without parameters @ "a" @ "b"
(s) => ['x'].reduce(() => s, '') === 'b' ? 'other' : 0
//// filter among equal elements @ "a" | "a" @ "a" | "b"
(s, t) => [s, t].filter((x, i) => i === 1)[0] === 'b' ? 'other' : 0
//// filter among equal elements by a function elsewhere @ "a" | "a" @ "a" | "b"
(s, t) => { let n = 0; function second() { return n++ === 1; } return [s, t].filter(second)[0] === 'b' ? 'other' : 0; }
//// last of equal elements found @ "a" | "a" @ "a" | "b"
(s, t) => [s, t].find((x, i) => i === 1) === 'b' ? 'other' : 0
//// sort of equal elements @ "a" | "a" @ "b" | "a"
(s, t) => { const l = [s, t]; l.sort((x, y) => (x < y ? -1 : x > y ? 1 : 0)); return l[1] === 'b' ? 'other' : 0; }
//// sort of equal numbers @ 1 | 1 @ 2 | 1
(m, n) => [m, n].sort((x, y) => x - y)[1] === 2 ? 'other' : 0
//// sort by a built-in @ "b" @ "A"
(s) => { const { compare } = new Intl.Collator('en'); return ['a', s].sort(compare)[1] === 'A' ? 'other' : 0; }
//// groups of all matches, after a hole in the pattern @ "a:1 b:2" @ "a:1 a:2"
(s) => { for (const [, k, v] of s.matchAll(/([a-z]):(\d)/g)) if (k === 'a' && v === '2') return 'other'; return 0; }
//// groups of all matches, in a pattern @ "a:1 b:2" @ "a:1 a:2"
(s) => { for (const [m, k, v] of s.matchAll(/([a-z]):(\d)/g)) if (k === 'a' && v === '2') return 'other'; return 0; }
//// groups of all matches as keys @ "a:1 b:2" @ "a:1 a:2"
(s) => { const o = {}; for (const [, k, v] of s.matchAll(/([a-z]):(\d)/g)) o[k] = Number(v); return o.a === 2 ? 'other' : 0; }
//// groups of all matches, the array in a variable @ "a:1 b:2" @ "a:1 a:2"
(s) => { for (const m of s.matchAll(/([a-z]):(\d)/g)) { const [, k, v] = m; if (k === 'a' && v === '2') return 'other'; } return 0; }
//// groups of all matches, spread @ "a:1 b:2" @ "a:1 a:2"
(s) => { for (const [, k, v] of [...s.matchAll(/([a-z]):(\d)/g)]) if (k === 'a' && v === '2') return 'other'; return 0; }
//// named groups of all matches in a pattern @ "a:1 b:2" @ "a:1 a:2"
(s) => { for (const { groups: { k, v } } of s.matchAll(/(?<k>[a-z]):(?<v>\d)/g)) if (k === 'a' && v === '2') return 'other'; return 0; }
//// entries of a Map in a pattern with a hole @ "a" @ "b"
(s) => { for (const [, v] of new Map([['k', s]])) if (v === 'b') return 'other'; return 0; }
//// what a generator gives in a pattern with a hole @ "a" @ "b"
(s) => { function* g() { yield [1, s]; } for (const [, v] of g()) if (v === 'b') return 'other'; return 0; }
//// named groups of all matches @ "a:1 b:2" @ "a:1 a:2"
(s) => { for (const m of s.matchAll(/(?<k>[a-z]):(?<v>\d)/g)) if (m.groups.k === 'a' && m.groups.v === '2') return 'other'; return 0; }
//// members of a Set in a pattern @ "a" @ "b"
(s) => { for (const [, v] of new Set([[1, s]])) if (v === 'b') return 'other'; return 0; }
//// values of a Map in a pattern @ "a" @ "b"
(s) => { for (const { v } of new Map([['k', { v: s }]]).values()) if (v === 'b') return 'other'; return 0; }
//// values of a Set in a pattern @ "a" @ "b"
(s) => { for (const { v } of new Set([{ v: s }]).values()) if (v === 'b') return 'other'; return 0; }
//// keys of a Map in a pattern @ "a" @ "b"
(s) => { for (const { v } of new Map([[{ v: s }, 1]]).keys()) if (v === 'b') return 'other'; return 0; }
//// entries of an array in a nested pattern @ "a" @ "b"
(s) => { for (const [i, { v }] of [{ v: s }].entries()) if (v === 'b' && i === 0) return 'other'; return 0; }
//// entries of an object in a nested pattern @ "a" @ "b"
(s) => { for (const [k, { v }] of Object.entries({ x: { v: s } })) if (v === 'b' && k === 'x') return 'other'; return 0; }
//// entries of a Map in a nested pattern @ "a" @ "b"
(s) => { for (const [k, [v]] of new Map([['x', [s]]])) if (v === 'b' && k === 'x') return 'other'; return 0; }
//// values of an array in a pattern @ "a" @ "b"
(s) => { for (const { v } of [{ v: s }].values()) if (v === 'b') return 'other'; return 0; }
//// an iterator of the subject in a pattern @ "a" @ "b"
(s) => { const it = { i: 0, next() { return this.i++ ? { done: true, value: 0 } : { done: false, value: [s] }; }, [Symbol.iterator]() { return this; } }; for (const [v] of it) if (v === 'b') return 'other'; return 0; }
//// pattern over a generator that loops over an array @ "a,b" @ "x,b"
(s) => { function* g() { for (const w of s.split(',')) yield w; } const [a, b] = g(); return a === 'x' && b === 'b' ? 'other' : 0; }
//// pattern over something iterable that loops over an array @ "a,b,c" @ "x,b,c"
(s) => { const o = { *[Symbol.iterator]() { for (const w of s.split(',')) yield w; } }; const [a, , c] = o; return a === 'x' && c === 'c' ? 'other' : 0; }
//// pattern over a generator that loops over a text @ "abc" @ "xbc"
(s) => { function* g() { for (const c of s) yield c; } const [a, b] = g(); return a === 'x' && b === 'b' ? 'other' : 0; }
//// pattern over a generator that loops over a Map @ "a" @ "x"
(s) => { function* g() { for (const [k] of new Map([[s, 1], ['b', 2]])) yield k; } const [a, b] = g(); return a === 'x' && b === 'b' ? 'other' : 0; }
//// pattern over a generator that loops over values of a Set @ "a" @ "x"
(s) => { function* g() { for (const k of new Set([s, 'b'])) yield k; } const [a, b] = g(); return a === 'x' && b === 'b' ? 'other' : 0; }
//// spread of a generator that loops over an array @ "a,b" @ "x,b"
(s) => { function* g() { for (const w of s.split(',')) yield w; } return [...g()][0] === 'x' ? 'other' : 0; }
//// pattern over a generator that loops over a generator @ "a,b" @ "x,b"
(s) => { function* h() { for (const w of s.split(',')) yield w; } function* g() { for (const w of h()) yield w; } const [a, b] = g(); return a === 'x' && b === 'b' ? 'other' : 0; }
//// array of a generator that loops over pairs @ "a" @ "x"
(s) => { function* g() { for (const [k, v] of [[s, 1], ['b', 2]]) yield k; } return Array.from(g())[0] === 'x' ? 'other' : 0; }
