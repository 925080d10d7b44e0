//// written by a key, read by another name @ "a"
(s) => { const o = { p: 1 }; o[s] = 2; return /*!*/ o.p === 2 ? 1 : 2; }
//// written by a key, read by the same name @ "p"
(s) => { const o = { p: 1 }; o[s] = 2; return /*!*/ o.p === 2 ? 1 : 2; }
//// written twice, read by a third name @ "ab"
(s) => { const o = {}; o[s] = 1; o[s + 'c'] = 2; return /*!*/ o.abc === 2 ? 1 : 2; }
//// written by a key, then by the name @ "a"
(s) => { const o = {}; o[s] = 1; o.p = s; return /*!*/ o.p === 'a' ? 1 : 2; }
//// an object under a key @ "a"
(s) => { const o = {}; o[s] = { v: 1 }; return /*!*/ o.p ? 1 : 2; }
//// an object under a key that is it @ "p"
(s) => { const o = {}; o[s] = { v: 1 }; return /*!*/ o.p ? 1 : 2; }
//// a key asked for by a key @ "ab"
(s) => { const o = {}; o[s] = 1; return /*!*/ o[s.slice(0, 1)] === 1 ? 1 : 2; }
//// a key asked for by itself, with another @ "ab"
(s) => { const o = { x: 3 }; o[s[0]] = 1; o[s[1]] = 2; return /*!*/ o[s[0]] === 1 ? 1 : 2; }
//// added under a key @ "b"
(s) => { const o = { a: 1, b: 2 }; o[s] += 3; return /*!*/ o.b === 5 ? 1 : 2; }
//// counted under a key @ "b"
(s) => { const o = { a: 1, b: 2 }; o[s]++; return /*!*/ o.b === 3 ? 1 : 2; }
//// filled in under a key @ "c"
(s) => { const o = { a: 1 }; o[s] ??= 3; return /*!*/ o.b === 3 ? 1 : 2; }
//// a computed name among others @ "c"
(s) => { const o = { a: 1, [s]: 2, b: 3 }; return /*!*/ o.a === 2 ? 1 : 2; }
//// a computed name that others follow @ "c"
(s) => { const o = { [s]: s, b: 3 }; return /*!*/ o.a === 'a' ? 1 : 2; }
//// spread after a key @ "c"
(s) => { const o = {}; o[s] = 1; const c = { a: 0, ...o }; return /*!*/ c.a === 1 ? 1 : 2; }
//// assigned after a key @ "c"
(s) => { const o = {}; o[s] = 1; const c = Object.assign({ a: 0 }, o); return /*!*/ c.a === 1 ? 1 : 2; }
//// made of entries @ "c"
(s) => { const o = Object.fromEntries([['a', 1], [s, 2], ['b', 3]]); return /*!*/ o.a === 2 ? 1 : 2; }
//// made of entries, one twice @ "a"
(s) => { const o = Object.fromEntries([['a', 1], [s, 2], ['b', 3]]); return /*!*/ o.a === 2 ? 1 : 2; }
//// defined under a key @ "c"
(s) => { const o = {}; Object.defineProperty(o, s, { value: s }); return /*!*/ o.p === 'p' ? 1 : 2; }
//// number of names @ "c"
(s) => { const o = { a: 1 }; o[s] = 2; return /*!*/ Object.keys(o).length === 1 ? 1 : 2; }
//// names of two keys @ "cd"
(s) => { const o = {}; o[s[0]] = 2; o[s[1]] = 3; return /*!*/ Object.keys(o).length === 1 ? 1 : 2; }
//// a name that a loop comes by @ "c"
(s) => { const o = {}; o[s] = 2; let n = 0; for (const k in o) if (/*!*/ k === 'p') n++; return n; }
//// taken apart after a key @ "c"
(s) => { const o = {}; o[s] = 2; const { p } = o; return /*!*/ p === 2 ? 1 : 2; }
//// taken apart with a default @ "c"
(s) => { const o = {}; o[s] = 2; const { /*!*/ p = 1 } = o; return p; }
//// whether a name is there @ "c"
(s) => { const o = { a: 1 }; o[s] = 2; return /*!*/ 'p' in o ? 1 : 2; }
//// whether a key is there @ "cd"
(s) => { const o = { a: 1 }; o[s[0]] = 2; return /*!*/ Object.hasOwn(o, s[1]) ? 1 : 2; }
//// what is deleted @ "a"
(s) => { const o = { a: 1, b: 2 }; /*!*/ delete o[s]; return o; }
//// what is described @ "b"
(s) => { const o = { a: 1, b: 2 }; return /*!*/ Object.getOwnPropertyDescriptor(o, s)?.value === 2 ? 1 : 2; }
//// a method found by a key @ "b"
(s) => { const o = { a: () => 1, b: () => 2 }; return /*!*/ o[s](); }
//// a method found by a key, if it is there @ "c"
(s) => { const o = { a: () => 1, b: () => 2 }; return /*!*/ o[s]?.(); }
//// an index that is stored to @ "abc"
(s) => { const a = [0, 0, 0, 0]; a[s.length] = 1; return /*!*/ a[2] === 1 ? 1 : 2; }
//// an index past the end @ "abc"
(s) => { const a = []; a[s.length] = 1; return /*!*/ a.length === 3 ? 1 : 2; }
//// a loop over what was stored by index @ "abc"
(s) => { const a = [0, 0, 0, 0]; a[s.length] = 1; let n = 0; for (const x of a) if (/*!*/ x === 1) n++; return n; }
//// joined after a store by index @ "ab"
(s) => { const a = [0, 0, 0, 0]; a[s.length] = 1; return /*!*/ a.join('') === '0100' ? 1 : 2; }
//// sum after a store by index @ "ab"
(s) => { const a = [0, 0, 0, 0]; a[s.length] = s.length; return /*!*/ a.reduce((x, y) => x * 10 + y, 0) === 100 ? 1 : 2; }
//// a byte stored by index @ "ab"
(s) => { const a = new Uint8Array(4); /*!*/ a[s.length] = 1; return a[3]; }
//// a name of an array @ "x"
(s) => { const a = [1, 2]; a[s] = 5; return /*!*/ a.tag === 5 ? 1 : 2; }
//// stored by super @ "x"
(s) => { class A {} class B extends A { m(v) { super.p = v; } } const b = new B(); b.m(s); return /*!*/ b.p === 'y' ? 1 : 2; }
