//// RegExp['$&'] @ "a" @ "b"
(s) => { /./.test(s); return RegExp['$&'] === 'b' ? 'other' : 0; }
//// RegExp['$&'] by a key @ "a" @ "b"
(s) => { const k = '$' + '&'; /./.test(s); return RegExp[k] === 'b' ? 'other' : 0; }
//// RegExp.lastMatch by a key @ "a" @ "b"
(s) => { const k = 'lastMatch'; /./.test(s); return RegExp[k] === 'b' ? 'other' : 0; }
//// RegExp by another name @ "a" @ "b"
(s) => { const R = RegExp; /./.test(s); return R['$&'] === 'b' ? 'other' : 0; }
//// RegExp by another name, dotted @ "a" @ "b"
(s) => { const R = RegExp; /(.)/.test(s); return R.$1 === 'b' ? 'other' : 0; }
//// RegExp of the global object @ "a" @ "b"
(s) => { /(.)/.test(s); return globalThis.RegExp.$1 === 'b' ? 'other' : 0; }
//// RegExp of an instance @ "a" @ "b"
(s) => { const re = /(.)/; re.test(s); return re.constructor.$1 === 'b' ? 'other' : 0; }
//// RegExp left context @ "ax" @ "bx"
(s) => { /x/.test(s); return RegExp['$`'] === 'b' ? 'other' : 0; }
//// RegExp right context @ "xa" @ "xb"
(s) => { /x/.test(s); return RegExp["$'"] === 'b' ? 'other' : 0; }
//// RegExp last parenthesis @ "xa" @ "xb"
(s) => { /x(.)/.test(s); return RegExp['$+'] === 'b' ? 'other' : 0; }
//// RegExp input @ "xa" @ "xb"
(s) => { /x(.)/.test(s); return RegExp['$_'] === 'xb' ? 'other' : 0; }
//// RegExp taken apart @ "a" @ "b"
(s) => { /(.)/.test(s); const { $1: first } = RegExp; return first === 'b' ? 'other' : 0; }
//// RegExp taken apart by a key @ "a" @ "b"
(s) => { /(.)/.test(s); const { ['$&']: first } = RegExp; return first === 'b' ? 'other' : 0; }
//// RegExp taken apart by an assignment @ "a" @ "b"
(s) => { /(.)/.test(s); let first; ({ lastMatch: first } = RegExp); return first === 'b' ? 'other' : 0; }
//// RegExp taken apart by a parameter @ "a" @ "b"
(s) => { /(.)/.test(s); return (({ $1: first }) => first === 'b' ? 'other' : 0)(RegExp); }
//// RegExp read by Reflect @ "a" @ "b"
(s) => { /(.)/.test(s); return Reflect.get(RegExp, '$1') === 'b' ? 'other' : 0; }
//// RegExp in a chain @ "a" @ "b"
(s) => { /(.)/.test(s); return RegExp?.$1 === 'b' ? 'other' : 0; }
//// RegExp in a chain by a key @ "a" @ "b"
(s) => { /(.)/.test(s); return RegExp?.['$&'] === 'b' ? 'other' : 0; }
//// method of a part of RegExp @ "a" @ "b"
(s) => { /(.)/.test(s); return RegExp.$1.startsWith('b') ? 'other' : 0; }
//// method of a part of RegExp by a key @ "a" @ "b"
(s) => { /(.)/.test(s); return RegExp['$&'].startsWith('b') ? 'other' : 0; }
//// part of RegExp given to a function @ "a" @ "b"
(s) => { /(.)/.test(s); return parseInt(RegExp.$1, 16) === 11 ? 'other' : 0; }
//// part of RegExp in a switch @ "a" @ "b"
(s) => { /(.)/.test(s); switch (RegExp.$1) { case 'b': return 'other'; } return 0; }
//// part of RegExp in a template @ "a" @ "b"
(s) => { /(.)/.test(s); return `${RegExp.$1}` === 'b' ? 'other' : 0; }
//// part of RegExp by a symbolic key @ "$1" @ "$2"
(s) => { /(a)(b)/.test('ab'); return RegExp[s] === 'b' ? 'other' : 0; }
//// RegExp after a replacement @ "a" @ "b"
(s) => { s.replace(/(.)/, 'x'); return RegExp['$&'] === 'b' ? 'other' : 0; }
//// RegExp after a replacement by a function @ "a" @ "b"
(s) => { s.replace(/(.)/, () => 'x'); return RegExp.$1 === 'b' ? 'other' : 0; }
//// RegExp after a split @ "axb" @ "ayb"
(s) => { s.split(/([xy])/); return RegExp.$1 === 'y' ? 'other' : 0; }
//// RegExp after a search @ "a" @ "b"
(s) => { s.search(/(.)/); return RegExp.$1 === 'b' ? 'other' : 0; }
//// RegExp after all matches @ "a" @ "b"
(s) => { [...s.matchAll(/(.)/g)]; return RegExp.$1 === 'b' ? 'other' : 0; }
//// RegExp after a match that failed @ "a" @ "xb"
(s) => { /a(.)/.test('ac'); /x(.)/.test(s); return RegExp.$1 === 'b' ? 'other' : 0; }
//// RegExp after a match of an array @ "a" @ "b"
(s) => { /(.)/.test([s]); return RegExp.$1 === 'b' ? 'other' : 0; }
//// RegExp after a match of a joined text @ "a" @ "b"
(s) => { /(.)/.test(s + 'c'); return RegExp.$1 === 'b' ? 'other' : 0; }
//// for in of a text @ "a" @ "ab"
(s) => { let n = 0; for (const k in s) n++; return n === 2 ? 'other' : 0; }
//// for in of a text, keys used @ "a" @ "ab"
(s) => { for (const k in s) if (k === '1') return 'other'; return 0; }
//// for in of a text, characters @ "ab" @ "ax"
(s) => { for (const k in s) if (s[k] === 'x') return 'other'; return 0; }
//// for in of a text in an object @ "a" @ "ab"
(s) => { const o = { s }; let n = 0; for (const k in o.s) n++; return n === 2 ? 'other' : 0; }
//// for in of a text into a property @ "a" @ "ab"
(s) => { const o = {}; for (o.k in s); return o.k === '1' ? 'other' : 0; }
//// for in of an array of texts @ "a,b" @ "a"
(s) => { let n = 0; for (const k in s.split(',')) n++; return n === 1 ? 'other' : 0; }
//// String.raw of a text @ "a" @ "b"
(s) => String.raw({ raw: s }) === 'b' ? 'other' : 0
//// String.raw of a text with values @ "ab" @ "ac"
(s) => String.raw({ raw: s }, 1) === 'a1c' ? 'other' : 0
//// String.raw of a text, its length @ "a" @ "ab"
(s) => String.raw({ raw: s }, 1) === 'a1b' ? 'other' : 0
//// String.raw of an array-like @ "a" @ "b"
(s) => String.raw({ raw: { length: 1, 0: s } }) === 'b' ? 'other' : 0
//// String.raw of a count @ 1 @ 2
(n) => String.raw({ raw: { length: n, 0: 'x', 1: 'y' } }) === 'xy' ? 'other' : 0
//// parseInt of an array @ "1" @ "2"
(s) => parseInt([s]) === 2 ? 'other' : 0
//// parseFloat of an array @ "1" @ "2.5"
(s) => parseFloat([s]) === 2.5 ? 'other' : 0
//// Number of an array @ "1" @ "2"
(s) => Number([s]) === 2 ? 'other' : 0
//// isNaN of an array @ "1" @ "x"
(s) => isNaN([s]) ? 'other' : 0
//// test of an array @ "a" @ "b"
(s) => /b/.test([s]) ? 'other' : 0
//// exec of an array @ "a" @ "b"
(s) => /(.)/.exec([s])[1] === 'b' ? 'other' : 0
//// startsWith of an array @ "a" @ "b"
(s) => 'b'.startsWith([s]) ? 'other' : 0
//// startsWith of an array in a variable @ "a" @ "b"
(s) => { const list = [s]; return 'bcd'.startsWith(list) ? 'other' : 0; }
//// indexOf an array @ "a" @ "b"
(s) => 'xb'.indexOf([s]) === 1 ? 'other' : 0
//// split by an array @ "a" @ "x"
(s) => 'bxd'.split([s]).length === 2 ? 'other' : 0
//// replacement of an array @ "a" @ "b"
(s) => 'b'.replace([s], 'z') === 'z' ? 'other' : 0
//// replacement by an array @ "a" @ "b"
(s) => 'x'.replace('x', [s]) === 'b' ? 'other' : 0
//// encodeURIComponent of an array @ "a" @ " "
(s) => encodeURIComponent([s]) === '%20' ? 'other' : 0
//// concatenation with an array @ "a" @ "b"
(s) => 'x'.concat([s]) === 'xb' ? 'other' : 0
//// pad with an array @ "a" @ "b"
(s) => 'x'.padStart(2, [s]) === 'bx' ? 'other' : 0
//// localeCompare with an array @ "a" @ "b"
(s) => 'b'.localeCompare([s]) === 0 ? 'other' : 0
//// key that is an array @ "a" @ "b"
(s) => ({ b: 1 })[[s]] ? 'other' : 0
//// key of in that is an array @ "a" @ "b"
(s) => [s] in { b: 1 } ? 'other' : 0
//// Date of an array @ "1" @ "2020"
(s) => new Date([s]).getTime() === Date.UTC(2020, 0) ? 'other' : 0
//// Symbol of an array @ "a" @ "b"
(s) => Symbol([s]).description === 'b' ? 'other' : 0
//// BigInt of an array @ "1" @ "2"
(s) => BigInt([s]) === 2n ? 'other' : 0
//// new RegExp of an array @ "a" @ "b"
(s) => new RegExp([s]).test('b') ? 'other' : 0
