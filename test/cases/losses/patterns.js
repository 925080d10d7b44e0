//// nested object pattern of nothing @ "a=b" @ "a"
(s) => { try { const { x: { length } } = { x: s.split('=')[1] }; return length; } catch { return 'other'; } }
//// nested object pattern of something @ "a" @ "a=b"
(s) => { try { const { x: { length } } = { x: s.split('=')[1] }; return 'other'; } catch { return 0; } }
//// nested array pattern of nothing @ "a=b" @ "a"
(s) => { try { const [[c]] = [s.split('=')[1]]; return c; } catch { return 'other'; } }
//// deeply nested pattern @ "a=b" @ "a"
(s) => { try { const { x: { y: { length } } } = { x: { y: s.split('=')[1] } }; return length; } catch { return 'other'; } }
//// nested pattern assigned @ "a=b" @ "a"
(s) => { let n; try { ({ x: { length: n } } = { x: s.split('=')[1] }); return n; } catch { return 'other'; } }
//// nested array pattern assigned @ "a=b" @ "a"
(s) => { let c; try { [[c]] = [s.split('=')[1]]; return c; } catch { return 'other'; } }
//// pattern of a parameter @ "a=b" @ "a"
(s) => { function f({ length }) { return length; } try { return f(s.split('=')[1]); } catch { return 'other'; } }
//// pattern of an arrow's parameter @ "a=b" @ "a"
(s) => { const f = ({ length }) => length; try { return f(s.split('=')[1]); } catch { return 'other'; } }
//// array pattern of a parameter @ "a=b" @ "a"
(s) => { function f([c]) { return c; } try { return f(s.split('=')[1]); } catch { return 'other'; } }
//// nested pattern of a parameter @ "a=b" @ "a"
(s) => { function f({ a: { length } }) { return length; } try { return f({ a: s.split('=')[1] }); } catch { return 'other'; } }
//// nested pattern of an arrow's parameter @ "a=b" @ "a"
(s) => { const f = ({ a: { length } }) => length; try { return f({ a: s.split('=')[1] }); } catch { return 'other'; } }
//// nested pattern of a parameter without variables @ "a=b" @ "a"
(s) => { function f({ a: {} }) { return 0; } try { return f({ a: s.split('=')[1] }); } catch { return 'other'; } }
//// nested pattern of a parameter after another @ "a=b" @ "a"
(s) => { function f(n, { a: { length } }, m = 1) { return length; } try { return f(1, { a: s.split('=')[1] }); } catch { return 'other'; } }
//// pattern of a generator's parameter @ "a=b" @ "a"
(s) => { function* f({ length }) { yield length; } try { f(s.split('=')[1]); return 0; } catch { return 'other'; } }
//// pattern of a method's parameter @ "a=b" @ "a"
(s) => { class A { m({ length }) { return length; } } try { return new A().m(s.split('=')[1]); } catch { return 'other'; } }
//// pattern of a callback's parameter @ "a=b" @ "a"
(s) => { try { [s.split('=')[1]].forEach(({ length }) => length); return 0; } catch { return 'other'; } }
//// pattern of a callback's entries @ "a=b" @ "a"
(s) => { try { return [['k', s.split('=')[1]]].map(([k, { length }]) => length)[0]; } catch { return 'other'; } }
//// pattern of a loop @ "a=b" @ "a"
(s) => { try { for (const { length } of [s.split('=')[1]]) return length; } catch { return 'other'; } }
//// nested pattern of a loop @ "a=b" @ "a"
(s) => { try { for (const [k, { length }] of [['k', s.split('=')[1]]]) return length; } catch { return 'other'; } }
//// nested pattern of a loop over entries @ "a=b" @ "a"
(s) => { try { for (const [k, { length }] of Object.entries({ k: s.split('=')[1] })) return length; } catch { return 'other'; } }
//// pattern of what is caught @ "a=b" @ "a"
(s) => { try { try { throw { x: s.split('=')[1] }; } catch ({ x: { length } }) { return length; } } catch { return 'other'; } }
//// nested pattern with a default @ "a=b" @ "a"
(s) => { const { x: { length } = 'xyz' } = { x: s.split('=')[1] }; return length === 3 ? 'other' : 0; }
//// nested pattern without the default @ "a" @ "a=b"
(s) => { const { x: { length } = 'xyz' } = { x: s.split('=')[1] }; return length === 1 ? 'other' : 0; }
//// nested pattern with a default of an object @ "a=b" @ "a"
(s) => { const { x: { length: n } = {} } = { x: s.split('=')[1] }; return n === undefined ? 'other' : 0; }
//// nested pattern of a parameter with a default @ "a=b" @ "a"
(s) => { function f({ x: { length } = 'xyz' } = {}) { return length; } return f({ x: s.split('=')[1] }) === 3 ? 'other' : 0; }
//// pattern of a parameter with a default @ "a=b" @ "a"
(s) => { function f({ length } = 'xyz') { return length; } return f(s.split('=')[1]) === 3 ? 'other' : 0; }
//// default of a parameter @ "a=b" @ "a"
(s) => { function f(x = 'q') { return x; } return f(s.split('=')[1]) === 'q' ? 'other' : 0; }
//// default of an arrow's parameter @ "a=b" @ "a"
(s) => { const f = (x = 'q') => x; return f(s.split('=')[1]) === 'q' ? 'other' : 0; }
//// default of a parameter, as a decision only @ "a=b" @ "a"
(s) => { let hit = 0; function f(x = (hit = 1)) {} f(s.split('=')[1]); return hit ? 'other' : 0; }
//// default in a pattern, as a decision only @ "a=b" @ "a"
(s) => { let hit = 0; const [, x = (hit = 1)] = s.split('='); return hit ? 'other' : 0; }
//// default in a pattern of no variable with a shadow @ "a=b" @ "a"
(s) => { const [, x = {}] = s.split('='); return typeof x === 'object' ? 'other' : 0; }
//// pattern of a match @ "ab" @ "b"
(s) => { try { const [, c] = s.match(/a(.)/); return c; } catch { return 'other'; } }
//// pattern of a Map's value @ "k" @ "x"
(s) => { try { const { q } = new Map([['k', { q: 1 }]]).get(s); return q; } catch { return 'other'; } }
//// parameter of parsed JSON @ "{\"a\":1}" @ "null"
(s) => { const f = ({ a }) => a; try { return f(JSON.parse(s)); } catch { return 'other'; } }
//// key in parsed JSON @ "{\"key\":1}" @ "1"
(s) => { try { return 'key' in JSON.parse(s) ? 0 : 1; } catch { return 'other'; } }
//// key in parsed JSON that is there @ "{}" @ "{\"key\":1}"
(s) => { try { return 'key' in JSON.parse(s) ? 'other' : 1; } catch { return 0; } }
//// key in parsed JSON in a variable @ "{}" @ "\"x\""
(s) => { const v = JSON.parse(s); try { return 'key' in v ? 0 : 1; } catch { return 'other'; } }
//// key of the input in parsed JSON @ "{\"a\":1}" | "b" @ "{\"a\":1}" | "a"
(s, k) => { const v = JSON.parse(s); return k in v ? 'other' : 0; }
//// own key of parsed JSON @ "{}" @ "{\"key\":1}"
(s) => JSON.parse(s).hasOwnProperty('key') ? 'other' : 0
//// own key of parsed JSON by Object @ "{}" @ "{\"key\":1}"
(s) => Object.hasOwn(JSON.parse(s), 'key') ? 'other' : 0
//// names of parsed JSON @ "{}" @ "{\"key\":1}"
(s) => Object.keys(JSON.parse(s)).length === 1 ? 'other' : 0
//// name of parsed JSON @ "{\"a\":1}" @ "{\"key\":1}"
(s) => Object.keys(JSON.parse(s))[0] === 'key' ? 'other' : 0
//// loop over parsed JSON @ "{\"a\":1}" @ "{\"key\":1}"
(s) => { for (const k in JSON.parse(s)) if (k === 'key') return 'other'; return 0; }
//// entries of parsed JSON @ "{\"a\":1}" @ "{\"key\":1}"
(s) => { for (const [k] of Object.entries(JSON.parse(s))) if (k === 'key') return 'other'; return 0; }
//// spread of parsed JSON @ "{}" @ "{\"key\":1}"
(s) => { const o = { ...JSON.parse(s) }; return o.key === 1 ? 'other' : 0; }
//// assignment of parsed JSON @ "{}" @ "{\"key\":1}"
(s) => { const o = Object.assign({ key: 0 }, JSON.parse(s)); return o.key === 1 ? 'other' : 0; }
//// type of parsed JSON @ "1" @ "[]"
(s) => typeof JSON.parse(s) === 'object' ? 'other' : 0
//// array pattern with an object pattern @ "a=b" @ "a"
(s) => { try { const [, { length }] = s.split('='); return length; } catch { return 'other'; } }
//// array pattern with an array pattern @ "a=b" @ "a"
(s) => { try { const [, [c]] = s.split('='); return c; } catch { return 'other'; } }
//// nested array pattern with a default @ "a=b" @ "a"
(s) => { const [, [c] = 'q'] = s.split('='); return c === 'q' ? 'other' : 0; }
//// pattern of a property by key @ "x" @ "p"
(s) => { try { const { [s]: { q } } = { p: { q: 1 } }; return 'other'; } catch { return 0; } }
//// pattern of a property by key that is missing @ "p" @ "x"
(s) => { try { const { [s]: { q } } = { p: { q: 1 } }; return 0; } catch { return 'other'; } }
//// pattern of groups @ "ab" @ "a"
(s) => { try { const { groups: { c: { length } } } = s.match(/a(?<c>b)?/); return length; } catch { return 'other'; } }
//// pattern of parsed JSON @ "{\"a\":{\"b\":1}}" @ "{}"
(s) => { try { const { a: { b } } = JSON.parse(s); return b; } catch { return 'other'; } }
//// pattern of parsed JSON, null @ "{\"a\":{\"b\":1}}" @ "{\"a\":null}"
(s) => { try { const { a: { b } } = JSON.parse(s); return b; } catch { return 'other'; } }
//// array pattern of parsed JSON @ "[[1]]" @ "[1]"
(s) => { try { const [[b]] = JSON.parse(s); return b; } catch { return 'other'; } }
//// array pattern of parsed JSON, an object @ "[1]" @ "{}"
(s) => { try { const [b] = JSON.parse(s); return b; } catch { return 'other'; } }
//// key in a parsed array @ "[]" @ "[1]"
(s) => { try { return 0 in JSON.parse(s) ? 'other' : 1; } catch { return 0; } }
//// length of a text as a parameter @ "a" @ "ab"
(s) => (({ length }) => (length === 2 ? 'other' : 0))(s)
//// length of a text as a parameter of a function @ "a" @ "ab"
(s) => { function f({ length }) { return length === 2 ? 'other' : 0; } return f(s); }
//// length of a text as a parameter beside arguments @ "a" @ "ab"
(s) => { function f({ length }) { return length === 2 && arguments.length ? 'other' : 0; } return f(s); }
//// characters of a text as a parameter @ "ab" @ "ac"
(s) => { function f([, c]) { return c === 'c' ? 'other' : 0; } return f(s); }
//// length of a text as a parameter with a default @ "a" @ "ab"
(s) => { function f({ length } = '') { return length === 2 ? 'other' : 0; } return f(s); }
//// member of parsed JSON that is nothing @ "{}" @ "{\"a\":{}}"
(s) => JSON.parse(s).a === undefined ? 0 : 'other'
//// member of parsed JSON that is a primitive @ "{\"a\":0}" @ "{\"a\":[]}"
(s) => JSON.parse(s).a ? 'other' : 0
//// type of a member of parsed JSON @ "{\"a\":0}" @ "{\"a\":[]}"
(s) => typeof JSON.parse(s).a === 'object' ? 'other' : 0
//// element of parsed JSON @ "[0]" @ "[{}]"
(s) => { for (const x of JSON.parse(s)) if (x) return 'other'; return 0; }
//// element of parsed JSON in a callback @ "[0]" @ "[{}]"
(s) => JSON.parse(s).some((x) => x) ? 'other' : 0
//// default for parsed JSON @ "{\"a\":2}" @ "{}"
(s) => { const { a = 1 } = JSON.parse(s); return a === 1 ? 'other' : 0; }
