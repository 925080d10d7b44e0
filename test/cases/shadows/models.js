//// charCodeAt @ "abc"
(s) => (/*!*/ s.charCodeAt(1) === 98 ? 1 : 2)
//// codePointAt @ "abc"
(s) => (/*!*/ s.codePointAt(1) === 98 ? 1 : 2)
//// charAt, at and indexing @ "abc"
(s) => (/*!*/ s.charAt(0) + s.at(-1) + s[1] === 'acb' ? 1 : 2)
//// slice, substring, substr @ "abcdef"
(s) => (/*!*/ s.slice(1, -1) + s.substring(3, 1) + s.substr(-2, 1) === 'bcdebce' ? 1 : 2)
//// indexOf and lastIndexOf @ "abcabc"
(s) => (/*!*/ s.indexOf('c') + s.lastIndexOf('c') === 7 ? 1 : 2)
//// includes, startsWith, endsWith @ "abc"
(s) => (/*!*/ s.includes('b') && s.startsWith('a') && s.endsWith('c') ? 1 : 2)
//// concat, repeat, padStart, padEnd @ "ab"
(s) => (/*!*/ s.concat('c', s) + s.repeat(2) + s.padStart(4, '-') + s.padEnd(3) === 'abcababab--abab ' ? 1 : 2)
//// trim and its halves @ " a "
(s) => (/*!*/ s.trim() + s.trimStart() + s.trimEnd() === 'aa  a' ? 1 : 2)
//// case @ "aB"
(s) => (/*!*/ s.toLowerCase() + s.toUpperCase() + s.toLocaleLowerCase() + s.toLocaleUpperCase() === 'abABabAB' ? 1 : 2)
//// normalize and localeCompare @ "é"
(s) => (/*!*/ s.normalize('NFD').length === 2 && s.localeCompare('z') < 0 ? 1 : 2)
//// well-formedness @ "ab"
(s) => (/*!*/ s.isWellFormed() && s.toWellFormed() === 'ab' ? 1 : 2)
//// toString and valueOf of strings @ "ab"
(s) => (/*!*/ s.toString() + s.valueOf() === 'abab' ? 1 : 2)
//// split by text @ "a,b"
(s) => { const p = s.split(','); return /*!*/ p[1] === 'b' && p.length === 2 ? 1 : 2; }
//// split by a pattern @ "a1b"
(s) => { const p = s.split(/\d/); return /*!*/ p[1] === 'b' ? 1 : 2; }
//// replace and replaceAll @ "aba"
(s) => (/*!*/ s.replace('a', 'x') + s.replaceAll('a', 'y') + s.replace(/b/g, '-') === 'xbaybya-a' ? 1 : 2)
//// test @ "a1"
(s) => (/*!*/ /\d$/.test(s) ? 1 : 2)
//// exec @ "a12"
(s) => { const m = /*!*/ /(\d)(\d)/.exec(s); return m === null ? 0 : m[2] === '2' ? 1 : 2; }
//// exec with names and lastIndex @ "a1b2"
(s) => { const r = /(?<n>\d)/g; r.exec(s); const m = r.exec(s); return /*!*/ m.groups.n === '2' && m.index === 3 ? 1 : 2; }
//// sticky patterns @ "ab12"
(s) => { const r = /\d+/y; r.lastIndex = 2; return /*!*/ r.test(s) ? r.lastIndex : 0; }
//// match @ "a12"
(s) => { const m = s.match(/\d/); return /*!*/ m[0] === '1' ? 1 : 2; }
//// match of all @ "a1b2"
(s) => { const m = s.match(/\d/g); return /*!*/ m[1] === '2' ? 1 : 2; }
//// matchAll in a loop @ "a1b2"
(s) => { let r = ''; for (const m of s.matchAll(/[a-z](\d)/g)) r += m[1]; return /*!*/ r === '12' ? 1 : 2; }
//// matchAll spread @ "a1b2"
(s) => { const all = [...s.matchAll(/\d/g)]; return /*!*/ all[1][0] === '2' ? 1 : 2; }
//// search @ "ab1"
(s) => (/*!*/ s.search(/\d/) === 2 ? 1 : 2)
//// fromCharCode and fromCodePoint @ 97
(n) => (/*!*/ String.fromCharCode(n, 98) + String.fromCodePoint(n) === 'aba' ? 1 : 2)
//// conversions @ "12"
(s) => (/*!*/ Number(s) + parseInt(s, 10) + parseFloat(s) + +s === 48 && Boolean(s) && String(s) === '12' ? 1 : 2)
//// questions about numbers @ 12
(n) => (/*!*/ !isNaN(n) && isFinite(n) && Number.isInteger(n) && Number.isSafeInteger(n) && !Number.isNaN(n) && Number.isFinite(n) ? 1 : 2)
//// numbers as text @ 255
(n) => (/*!*/ n.toString(16) + n.toFixed(1) + n.toPrecision(2) + n.toExponential(1) + n.toString() === 'ff255.02.6e+22.5e+2255' || n > 0 ? 1 : 2)
//// Math @ 2.5
(n) => (/*!*/ Math.floor(n) + Math.ceil(n) + Math.abs(-n) + Math.max(n, 1) + Math.min(n, 9) + Math.sqrt(n) + Math.trunc(n) + Math.round(n) + Math.imul(n, 2) + Math.pow(n, 2) > 0 ? 1 : 2)
//// URI functions @ "a b"
(s) => (/*!*/ encodeURIComponent(s) === 'a%20b' && decodeURIComponent(encodeURI(s)) === 'a b' ? 1 : 2)
//// push and pop @ "ab"
(s) => { const a = []; a.push(1, s); return /*!*/ a.pop() === 'ab' ? 1 : 2; }
//// shift and unshift @ "ab"
(s) => { const a = [s]; a.unshift(0); a.shift(); return /*!*/ a[0] === 'ab' ? 1 : 2; }
//// splice, slice, reverse @ "ab"
(s) => { const a = [1, s, 3]; a.reverse(); const b = a.splice(1, 1, 'x'); return /*!*/ b.slice(0)[0] === 'ab' && a[1] === 'x' ? 1 : 2; }
//// concat, fill, at, with @ "ab"
(s) => { const a = [0].concat([s], s); return /*!*/ a.at(-1) + a[1] + [0, 0].fill(s)[1] === 'ababab' ? 1 : 2; }
//// copies made by newer methods @ "ab"
(s) => { const a = [s, 1]; return /*!*/ a.toReversed()[1] + a.with(1, s)[1] + a.toSpliced(1, 1)[0] === 'ababab' ? 1 : 2; }
//// join @ "ab"
(s) => (/*!*/ ['x', s, null].join('-') === 'x-ab-' ? 1 : 2)
//// includes and indexOf of constants @ "b"
(s) => (/*!*/ ['a', 'b'].includes(s) && ['a', 'b'].indexOf(s) === 1 ? 1 : 2)
//// includes among symbolic elements @ "b"
(s) => (/*!*/ ['a', s].includes('b') ? 1 : 2)
//// map and forEach @ "ab"
(s) => { let last; [s].forEach((x) => { last = x; }); return /*!*/ [s, 'c'].map((x) => x + '!')[0] === 'ab!' && last === 'ab' ? 1 : 2; }
//// filter, find, some, every @ "ab"
(s) => { const a = ['x', s]; return /*!*/ a.filter((x) => x.length > 1)[0] + a.find((x) => x > 'a') === 'abx' || a.some((x) => x === 'ab') ? 1 : 2; }
//// the answer of a callback decides @ "ab"
(s) => /*!*/ [s].findIndex((x) => x === 'ab')
//// reduce @ "ab"
(s) => (/*!*/ [s, 'c'].reduce((a, b) => a + b) === 'abc' && [s].reduceRight((a, b) => a + b, '-') === '-ab' ? 1 : 2)
//// sort @ 5
(n) => { const a = [9, n, 1].sort((x, y) => x - y); return /*!*/ a[1] === 5 ? 1 : 2; }
//// Array.from and of @ "ab"
(s) => (/*!*/ Array.from(s)[1] + Array.from([s], (x) => x + '1')[0] + Array.of(s)[0] === 'bab1ab' ? 1 : 2)
//// values, entries, assign, fromEntries @ "ab"
(s) => { const o = Object.assign({}, { v: s }); return /*!*/ Object.values(o)[0] + Object.entries(o)[0][1] + Object.fromEntries([['k', s]]).k === 'ababab' ? 1 : 2; }
//// hasOwn and hasOwnProperty @ "if"
(s) => { const o = { if: 1 }; return /*!*/ Object.hasOwn(o, s) && o.hasOwnProperty(s) && Object.prototype.hasOwnProperty.call(o, s) ? 1 : 2; }
//// JSON.parse @ "{\"a\":[1,\"x\"]}"
(s) => { const o = JSON.parse(s); return /*!*/ o.a[1] === 'x' && o.a[0] === 1 ? 1 : 2; }
//// JSON.parse of a number @ "12"
(s) => (/*!*/ JSON.parse(s) === 12 ? 1 : 2)
//// JSON.stringify of a primitive @ "ab"
(s) => (/*!*/ JSON.stringify(s) === '"ab"' ? 1 : 2)
//// Object.is @ 0
(n) => (/*!*/ Object.is(n, 0) ? 1 : 2)
//// subarray and slice of bytes @ bytes 1 2 3
(u) => (/*!*/ u.subarray(1)[0] + u.slice(2)[0] === 5 ? 1 : 2)
//// Reflect.apply and construct @ "ab"
(s) => { class A { constructor(v) { this.v = v; } } const f = (x) => x + '1'; return /*!*/ Reflect.apply(f, null, [s]) + Reflect.construct(A, [s]).v === 'ab1ab' ? 1 : 2; }
//// repeat may throw @ 2
(n) => /*!*/ 'ab'.repeat(n)
//// parsing a text that is no JSON @ "nonsense"
(s) => { try { return /*!*/ JSON.parse(s); } catch { return 0; } }
//// flat @ "ab"
(s) => (/*!*/ [[1, [s]]].flat(2)[1] === 'ab' ? 1 : 2)
//// new this @ "ab"
(s) => { class A { constructor(v) { this.v = v; } static of(v) { return new this(v); } } return /*!*/ A.of(s).v === 'ab' ? 1 : 2; }
//// a callback that decides about something else than the elements @ "b"
(s) => (/*!*/ ['a', 'b'].some((word) => s === word) ? 1 : 2)
//// what a callback answers about something else @ "ab"
(s) => { const places = ['a', 'b'].map((word) => s.indexOf(word)); return /*!*/ places[1] === 1 ? 1 : 2; }
//// length after shift @ "a=b"
(s) => { const parts = s.split('='); parts.shift(); return /*!*/ parts.length === 1 ? 1 : 2; }
//// length after pop of the last @ "a"
(s) => { const parts = s.split('='); /*!*/ parts.pop(); parts.pop(); return parts.length === 0 ? 1 : 2; }
//// length that push answers @ "a=b"
(s) => { const parts = s.split('='); /*!*/ parts.push('c', 'd'); return parts.unshift('e') === 5 ? 1 : 2; }
//// length after reverse @ "a=b"
(s) => { const parts = s.split('='); /*!*/ parts.reverse(); return parts.length === 2 ? 1 : 2; }
//// a loop over nothing @ ""
(s) => { let n = 0; for (const c of /*!*/ s) n += c.length; return n; }
//// a loop over the parts of a split @ "a b"
(s) => { let n = 0; for (const part of /*!*/ s.split(' ')) n += part.length; return n; }
//// a part that is not there @ "mode"
(s) => { const [key, value] = s.split('='); return /*!*/ value === undefined ? key : value; }
//// split with a limit @ "a,b,c"
(s) => { const parts = s.split(',', 2); return /*!*/ parts[1] === 'b' ? 1 : 2; }
//// spread of nothing @ ""
(s) => { const list = /*!*/ [...s]; return list.length; }
//// a character that is not there @ "a"
(s) => { const [, second] = s; return /*!*/ second === undefined ? 1 : 2; }
//// the type of a JSON document @ "[1]"
(s) => { const value = /*!*/ JSON.parse(s); return Array.isArray(value) ? value[0] : 2; }
//// a field that a JSON document lacks @ "{\"a\":{}}"
(s) => { const value = JSON.parse(s); return /*!*/ value.kind === 'leaf' ? 1 : value.a.b === 1 ? 2 : value.a[0] === true ? 3 : 4; }
//// Promise.resolve @ "ab"
async (s) => (/*!*/ (await Promise.resolve(s)) === 'ab' ? 1 : 2)
//// the iterator of a string @ "ab"
(s) => { const it = s[Symbol.iterator](); it.next(); return /*!*/ it.next().value === 'b' ? 1 : 2; }
//// entries and values of arrays @ "ab"
(s) => { const list = [1, s]; let n = 0; for (const [i, v] of list.entries()) if (/*!*/ v === 'ab') n += i; for (const v of list.values()) if (v === 'ab') n++; return n; }
//// a loop over a Map @ "ab"
(s) => { const map = new Map([['x', 1]]); map.set('y', s); let n = 0; for (const [k, v] of map) if (/*!*/ v === 'ab') n += k.length; for (const pair of map) if (pair[1] === 'ab') n++; return n; }
//// keys of a Map that are arrays keep what is in them @ "ab"
(s) => { const key = [s, 1]; const map = new Map([[key, 1]]); for (const k of map.keys()) if (k.length === 9) return 3; for (const k of new Set([key]).values()) if (k.length === 9) return 3; return /*!*/ key[0] === 'ab' ? 1 : 2; }
//// entries, values and forEach of a Map @ "ab"
(s) => { const map = new Map(); map.set('x', 1).set('y', s); let n = 0; for (const [, v] of map.entries()) if (/*!*/ v === 'ab') n++; for (const v of map.values()) if (v === 'ab') n++; map.forEach((v) => { if (v === 'ab') n++; }); return n; }
//// matchAll without a match @ "ab"
(s) => { const all = [.../*!*/ s.matchAll(/\d/g)]; return all.length; }
//// replace of all matches by a function @ "a1b22c"
(s) => (/*!*/ s.replace(/(\d)(\d)?/g, (all, first, second, at) => `<${first}${second ?? '-'}${at}>`) === 'a<1-1>b<223>c' ? 1 : 2)
//// replace of the first match by a function @ "x<y"
(s) => (/*!*/ s.replace(/[<>&]/, (c) => ({ '<': '&lt;', '>': '&gt;' })[c] ?? '') === 'x&lt;y' ? 1 : 2)
//// replace of a text by a function that answers a constant @ "a.b.c"
(s) => (/*!*/ s.replaceAll('.', () => '/') === 'a/b/c' && s.replace('.', (dot, at) => dot + at) === 'a.1b.c' ? 1 : 2)
//// replace in a constant by something symbolic @ "ab"
(s) => (/*!*/ 'x y z'.replace(/y/g, () => s) === 'x ab z' ? 1 : 2)
//// a bigint as text @ 255n
(x) => (/*!*/ x.toString(16) === 'ff' ? 1 : 2)
//// String.raw as a function @ "ab"
(s) => (/*!*/ String.raw({ raw: ['x', 'y', 'z'] }, s, 1) === 'xaby1z' ? 1 : 2)
//// markup @ "a\"b"
(s) => (/*!*/ s.bold() + s.sup() + 'x'.link(s) + s.anchor('y') === '<b>a"b</b><sup>a"b</sup><a href="a&quot;b">x</a><a name="y">a"b</a>' ? 1 : 2)
//// an array as long as a number says @ 3
(n) => { const list = new Array(n); return /*!*/ list.length === 3 ? 1 : 2; }
//// a property that is defined @ "ab"
(s) => { const o = {}; Object.defineProperty(o, 'p', { value: s, enumerable: true }); return /*!*/ o.p === 'ab' ? 1 : 2; }
//// questions about the type of a text pin nothing @ "ab"
(s) => (Array.isArray(s) || Buffer.isBuffer(s) || Object.prototype.toString.call(s) === '[object Array]' ? 0 : /*!*/ s === 'ab' ? 1 : 2)
//// built-ins as callbacks @ "12"
(s) => (/*!*/ [s].map(Number)[0] === 12 && s.split(',').map(parseFloat)[0] === 12 && [s, ''].filter(Boolean).length === 1 ? 1 : 2)
//// reduce of nothing gives what it began with @ "ab"
(s) => (/*!*/ [].reduce((a, f) => f(a), s) === 'ab' && [1].reduce((a) => a, s) === 'ab' ? 1 : 2)
//// JSON.stringify of objects and arrays @ "a\"b"
(s) => { const o = { k: s, l: [1, s, undefined, { m: null }], n: undefined }; o[s] = true; return /*!*/ JSON.stringify(o) === '{"k":"a\\"b","l":[1,"a\\"b",null,{"m":null}],"a\\"b":true}' ? 1 : 2; }
