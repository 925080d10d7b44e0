//// query string @ "a=1" @ "a=1&debug=on"
(s) => { const q = {}; for (const part of s.replace(/^\?/, '').split('&')) { const at = part.indexOf('='); const k = at < 0 ? part : part.slice(0, at); q[decodeURIComponent(k)] = at < 0 ? true : decodeURIComponent(part.slice(at + 1).replace(/\+/g, ' ')); } return q.debug === 'on' ? 'other' : 0; }
//// query string with lists @ "a=1" @ "a=1&a=2"
(s) => { const q = Object.create(null); s.split('&').forEach((p) => { const [k, v = ''] = p.split('='); if (k in q) q[k] = [].concat(q[k], v); else q[k] = v; }); return Array.isArray(q.a) ? 'other' : 0; }
//// option reader @ "--x" @ "--port=80"
(s) => { const options = { port: 0, ...Object.fromEntries(s.split(' ').filter((a) => a.startsWith('--')).map((a) => a.slice(2).split('='))) }; return Number(options.port) === 80 ? 'other' : 0; }
//// flags of one letter @ "-x" @ "-xv"
(s) => { const flags = new Set(); if (s[0] === '-') for (const c of s.slice(1)) flags.add(c); return flags.has('v') ? 'other' : 0; }
//// tokenizer with a table @ "a+1" @ "a*1"
(s) => { const rules = [[/^\d+/, 'num'], [/^[a-z]+/, 'id'], [/^[+]/, 'plus'], [/^[*]/, 'times']]; const out = []; let rest = s; while (rest) { let hit = null; for (const [re, kind] of rules) { const m = re.exec(rest); if (m) { hit = [kind, m[0]]; break; } } if (!hit) return 1; out.push(hit); rest = rest.slice(hit[1].length); } return out.some(([kind]) => kind === 'times') ? 'other' : 0; }
//// sticky tokenizer @ "ab 1" @ "ab if"
(s) => { const re = /\s*(?:(\d+)|(if|else)\b|(\w+))/y; let m, hit = 0; while ((m = re.exec(s)) !== null && m[0] !== '') { if (m[2] !== undefined) hit = 1; } return hit ? 'other' : 0; }
//// table of operators @ "1+2" @ "4/2"
(s) => { const ops = { '+': (a, b) => a + b, '-': (a, b) => a - b, '/': (a, b) => a / b }; const m = /^(\d)(.)(\d)$/.exec(s); if (!m) return 1; return ops[m[2]]?.(+m[1], +m[3]) === 2 ? 'other' : 0; }
//// class hierarchy @ "circle" @ "square"
(s) => { class Shape { area() { return 0; } static make(k) { return new (Shape.kinds[k] ?? Shape)(); } } class Circle extends Shape { area() { return 3; } } class Square extends Shape { area() { return super.area() + 4; } } Shape.kinds = { circle: Circle, square: Square }; return Shape.make(s).area() === 4 ? 'other' : 0; }
//// getter of a class @ "ann" @ "bob"
(s) => { class User { constructor(name) { this._name = name; } get initial() { return this._name[0].toUpperCase(); } } return new User(s).initial === 'B' ? 'other' : 0; }
//// fluent setter @ "a" @ "b"
(s) => { class Box { set(v) { this.v = v; return this; } get() { return this.v; } } return new Box().set(s).get() === 'b' ? 'other' : 0; }
//// tagged template @ "a" @ "<"
(s) => { const html = (strings, ...values) => strings.reduce((out, part, i) => out + part + (i < values.length ? String(values[i]).replace(/</g, '&lt;') : ''), ''); return html`<p>${s}</p>` === '<p>&lt;</p>' ? 'other' : 0; }
//// labelled loop @ "ab" @ "xbb"
(s) => { let n = 0; outer: for (let i = 0; i < s.length; i++) { for (let j = i + 1; j < s.length; j++) { if (s[i] === s[j]) { n = i; break outer; } if (s[j] === 'q') continue outer; } } return n === 1 ? 'other' : 0; }
//// destructuring with defaults @ "a" @ "a:9"
(s) => { const [host, port = '80', ...more] = s.split(':'); const { length = 0 } = more; return port === '9' && length === 0 ? 'other' : 0; }
//// options with defaults @ 1 @ 3
(n) => { const f = ({ retries = 2, delay = retries * 10 } = {}) => delay; return f({ retries: n }) === 30 ? 'other' : 0; }
//// WeakMap cache @ "a" @ "b"
(s) => { const cache = new WeakMap(); const key = {}; cache.set(key, s); const get = (k) => cache.get(k) ?? 'none'; return get(key) === 'b' ? 'other' : 0; }
//// Map cache @ "a" | "a" @ "a" | "b"
(s, t) => { const cache = new Map(); let calls = 0; const f = (k) => { if (!cache.has(k)) { calls++; cache.set(k, k + k); } return cache.get(k); }; f(s); f(t); return calls === 2 ? 'other' : 0; }
//// memo in an object @ "a" | "a" @ "a" | "b"
(s, t) => { const memo = {}; let calls = 0; const f = (k) => memo[k] ?? (calls++, memo[k] = k.length + 1); f(s); f(t); return calls === 2 ? 'other' : 0; }
//// iterable class @ "a" @ "b"
(s) => { class Bag { items = []; add(x) { this.items.push(x); return this; } *[Symbol.iterator]() { for (const i of this.items) yield i; } } return [...new Bag().add('x').add(s)][1] === 'b' ? 'other' : 0; }
//// linked list @ "a" @ "b"
(s) => { class Node { constructor(v, next) { this.v = v; this.next = next; } } let head = null; for (const v of ['x', s]) head = new Node(v, head); let n = head; while (n) { if (n.v === 'b') return 'other'; n = n.next; } return 0; }
//// closure counter @ "aab" @ "aaa"
(s) => { const counter = () => { let n = 0; return { up: () => ++n, get n() { return n; } }; }; const c = counter(); for (const ch of s) if (ch === 'a') c.up(); return c.n === 3 ? 'other' : 0; }
//// optional chains @ "a" @ "user"
(s) => { const data = { user: { name: { first: 'x' } }, org: null }; return data[s]?.name?.first?.length === 1 ? 'other' : 0; }
//// Intl.NumberFormat parts @ 1 @ 1234
(n) => new Intl.NumberFormat('en').formatToParts(n).length === 3 ? 'other' : 0
//// Intl.Collator sort @ "b" @ "A"
(s) => ['a', s].sort(new Intl.Collator('en').compare)[1] === 'b' ? 0 : 'other'
//// Intl.ListFormat @ "a" @ "b"
(s) => new Intl.ListFormat('en').format(['x', s]) === 'x and b' ? 'other' : 0
//// toLocaleUpperCase @ "a" @ "b"
(s) => s.toLocaleUpperCase('en') === 'B' ? 'other' : 0
//// TextEncoder and TextDecoder @ "a" @ "é"
(s) => { const u = new TextEncoder().encode(s); return u.length === 2 && new TextDecoder().decode(u.subarray(0, 2)) === 'é' ? 'other' : 0; }
//// structuredClone @ "a" @ "b"
(s) => structuredClone({ list: [s] }).list[0] === 'b' ? 'other' : 0
//// structuredClone of a Map @ "a" @ "b"
(s) => structuredClone(new Map([['k', s]])).get('k') === 'b' ? 'other' : 0
//// Reflect.ownKeys @ "a" @ "p"
(s) => { const o = {}; o[s] = 1; return Reflect.ownKeys(o).includes('p') ? 'other' : 0; }
//// Reflect.deleteProperty @ "a" @ "p"
(s) => { const o = { p: 1 }; Reflect.deleteProperty(o, s); return o.p === undefined ? 'other' : 0; }
//// Reflect.apply @ "a" @ "b"
(s) => Reflect.apply(String.prototype.toUpperCase, s, []) === 'B' ? 'other' : 0
//// Proxy with defaults @ "a" @ "p"
(s) => { const o = new Proxy({ p: 1 }, { get: (t, k) => (k in t ? t[k] : 0) }); return o[s] === 1 ? 'other' : 0; }
//// async iterator @ "a" @ "b"
async (s) => { async function* lines() { for (const l of ['x', s]) { await null; yield l; } } const out = []; for await (const l of lines()) out.push(l); return out[1] === 'b' ? 'other' : 0; }
//// Promise.all of a map @ "a,b" @ "a,c"
async (s) => { const out = await Promise.all(s.split(',').map(async (x) => { await null; return x + '!'; })); return out[1] === 'c!' ? 'other' : 0; }
//// Promise.allSettled, rejected @ "a" @ "b"
async (s) => { const [r] = await Promise.allSettled([(async () => { if (s === 'b') throw new Error('x'); return 1; })()]); return r.status === 'rejected' ? 'other' : 0; }
//// Promise.race with a value @ "a" @ "b"
async (s) => (await Promise.race([Promise.resolve(s), new Promise(() => {})])) === 'b' ? 'other' : 0
//// promise chain @ "a" @ "b"
(s) => Promise.resolve(s).then((x) => x + '1').then((x) => { if (x === 'b1') throw new Error(x); return 0; }).catch((e) => (e.message === 'b1' ? 'other' : 1))
//// new Promise @ "a" @ "b"
async (s) => (await new Promise((resolve, reject) => (s === 'b' ? reject(new Error('no')) : resolve(1))).catch(() => 'other'))
//// bigint sum @ 1n @ 41n
(n) => [n, 1n].reduce((a, b) => a + b, 0n) === 42n ? 'other' : 0
//// bigint of a text @ "7" @ "42"
(s) => BigInt(s) * 2n === 84n ? 'other' : 0
//// bigint bits @ 1n @ 6n
(n) => BigInt.asUintN(2, n) === 2n && n > 4n ? 'other' : 0
//// bigint text @ 1n @ 255n
(n) => n.toString(16).padStart(4, '0') === '00ff' ? 'other' : 0
//// Date of a text @ "2020-01-01" @ "2021-06-01"
(s) => new Date(s).getUTCMonth() === 5 ? 'other' : 0
//// Date.parse @ "2020-01-01" @ "x"
(s) => Number.isNaN(Date.parse(s)) ? 'other' : 0
//// Date of a number @ 0 @ 86400000
(n) => new Date(n).toISOString().slice(8, 10) === '02' ? 'other' : 0
//// Date.UTC @ 1 @ 2
(n) => Date.UTC(2020, n) === 1583020800000 ? 'other' : 0
//// Date set @ 1 @ 5
(n) => { const d = new Date(0); d.setUTCDate(n); return d.getUTCDate() === 5 ? 'other' : 0; }
//// encodeURIComponent of pairs @ "a" @ "a b"
(s) => Object.entries({ q: s }).map(([k, v]) => `${k}=${encodeURIComponent(v)}`).join('&') === 'q=a%20b' ? 'other' : 0
//// normalize @ "e" @ "é"
(s) => s.normalize('NFD').length === 2 ? 'other' : 0
//// localeCompare sort @ "c" @ "a"
(s) => ['b', s].sort((x, y) => x.localeCompare(y))[0] === 'a' ? 'other' : 0
//// sort by a key @ 3 @ 0
(n) => [{ k: 1, v: 'x' }, { k: n, v: 'y' }].sort((a, b) => a.k - b.k)[0].v === 'y' ? 'other' : 0
//// sort of texts by length @ "abc" @ ""
(s) => ['ab', s].sort((a, b) => a.length - b.length)[0] === s ? 'other' : 0
//// reduce to an object @ "a,b" @ "a,a"
(s) => { const counts = s.split(',').reduce((o, w) => ({ ...o, [w]: (o[w] || 0) + 1 }), {}); return counts.a === 2 ? 'other' : 0; }
//// reduceRight @ "ab" @ "ba"
(s) => s.split('').reduceRight((a, c) => a + c, '') === 'ab' ? 'other' : 0
//// group by @ "a,b" @ "a,bb"
(s) => { const groups = new Map(); for (const w of s.split(',')) { const l = groups.get(w.length) ?? []; l.push(w); groups.set(w.length, l); } return groups.get(2)?.[0] === 'bb' ? 'other' : 0; }
//// unique @ "a,b" @ "a,a"
(s) => [...new Set(s.split(','))].length === 1 ? 'other' : 0
//// DataView both ways @ 1 @ 258
(n) => { const v = new DataView(new ArrayBuffer(4)); v.setUint16(0, n); return v.getUint8(0) === 1 && v.getUint8(1) === 2 ? 'other' : 0; }
//// Float64Array bits @ 1 @ 2
(n) => { const f = new Float64Array([n]); return new Uint8Array(f.buffer)[7] === 64 ? 'other' : 0; }
//// Uint8ClampedArray @ 1 @ 300
(n) => new Uint8ClampedArray([n])[0] === 255 ? 'other' : 0
//// typed array filter @ 1 @ 9
(n) => Uint8Array.of(n, 3).filter((x) => x > 5).length === 1 ? 'other' : 0
//// continue with a label @ "ab" @ "a#"
(s) => { let n = 0; lines: for (const part of [s, 'cd']) { for (const c of part) if (c === '#') continue lines; n++; } return n === 1 ? 'other' : 0; }
//// switch (true) @ 5 @ 500
(n) => { switch (true) { case n < 10: return 1; case n < 100: return 2; default: return 'other'; } }
//// switch that falls through @ "a" @ "c"
(s) => { let n = 0; switch (s) { case 'a': n++; case 'b': n++; break; case 'c': n = 9; default: n++; } return n === 10 ? 'other' : 0; }
//// private method @ "a" @ "b"
(s) => { class P { #v; constructor(v) { this.#v = this.#clean(v); } #clean(v) { return v.trim(); } is(x) { return this.#v === x; } } return new P(s).is('b') ? 'other' : 0; }
//// private name in @ "a" @ "b"
(s) => { class P { #v; static has(o) { return #v in o; } } return P.has(s === 'b' ? new P() : {}) ? 'other' : 0; }
//// static block @ "a" @ "x"
(s) => { class T { static table = {}; static { for (const k of ['x', 'y']) T.table[k] = k + k; } } return T.table[s] === 'xx' ? 'other' : 0; }
//// static field of a parent @ "a" @ "b"
(s) => { class A { static kind = s; static is(k) { return this.kind === k; } } class B extends A {} return B.is('b') ? 'other' : 0; }
//// accessor pair @ 50 @ 212
(n) => { class T { #c = 0; get f() { return this.#c * 1.8 + 32; } set f(v) { this.#c = (v - 32) / 1.8; } } const t = new T(); t.f = n; return t.f === 212 ? 'other' : 0; }
//// mixin @ "a" @ "b"
(s) => { const Named = (Base) => class extends Base { name() { return s; } }; return new (Named(Object))().name() === 'b' ? 'other' : 0; }
//// Symbol as key @ "a" @ "b"
(s) => { const k = Symbol('k'); const o = { [k]: s }; return o[k] === 'b' ? 'other' : 0; }
//// Object.groupBy by hand @ "a" @ "b"
(s) => { const by = (list, f) => list.reduce((o, x) => { (o[f(x)] ||= []).push(x); return o; }, {}); return by([s], (x) => x).b?.length === 1 ? 'other' : 0; }
//// deep get @ "a.b" @ "a.c"
(s) => { const o = { a: { b: 1, c: 2 } }; return s.split('.').reduce((v, k) => (v == null ? v : v[k]), o) === 2 ? 'other' : 0; }
//// deep set @ "a.b" @ "x.y"
(s) => { const o = {}; const keys = s.split('.'); let at = o; for (const k of keys.slice(0, -1)) at = at[k] ??= {}; at[keys.at(-1)] = 1; return o.x?.y === 1 ? 'other' : 0; }
//// merge @ "a" @ "p"
(k) => { const merge = (a, b) => { for (const key of Object.keys(b)) a[key] = typeof b[key] === 'object' ? merge(a[key] ?? {}, b[key]) : b[key]; return a; }; return merge({ p: { q: 0 } }, { [k]: { q: 1 } }).p.q === 1 ? 'other' : 0; }
//// pick @ "a" @ "p"
(k) => { const pick = (o, keys) => Object.fromEntries(Object.entries(o).filter(([key]) => keys.includes(key))); return pick({ p: 1, q: 2 }, [k]).p === 1 ? 'other' : 0; }
//// camel case @ "a-b" @ "a-c"
(s) => s.replace(/-(\w)/g, (_, c) => c.toUpperCase()) === 'aC' ? 'other' : 0
//// semantic version @ "1.2.3" @ "1.10.0"
(s) => { const [a, b, c] = s.split('.').map(Number); return a === 1 && b > 9 ? 'other' : 0; }
//// CSV with quotes @ "a,b" @ "\"a,b\""
(s) => { const out = []; let cell = '', quoted = false; for (let i = 0; i < s.length; i++) { const c = s[i]; if (c === '"') quoted = !quoted; else if (c === ',' && !quoted) { out.push(cell); cell = ''; } else cell += c; } out.push(cell); return out.length === 1 && out[0] === 'a,b' ? 'other' : 0; }
//// ini @ "a=1" @ "[x]\na=1"
(s) => { const out = {}; let section = out; for (const line of s.split(/\r?\n/)) { const m = /^\[(\w+)\]$/.exec(line); if (m) section = out[m[1]] = {}; else if (line.includes('=')) { const [k, v] = line.split('='); section[k] = v; } } return out.x?.a === '1' ? 'other' : 0; }
//// roman @ "I" @ "IV"
(s) => { const v = { I: 1, V: 5, X: 10 }; let n = 0; for (let i = 0; i < s.length; i++) { const a = v[s[i]], b = v[s[i + 1]]; n += b > a ? -a : a; } return n === 4 ? 'other' : 0; }
//// balanced @ "()" @ "([])"
(s) => { const stack = []; const pairs = { ')': '(', ']': '[' }; for (const c of s) { if ('(['.includes(c)) stack.push(c); else if (c in pairs && stack.pop() !== pairs[c]) return 1; } return stack.length === 0 && s.length === 4 ? 'other' : 0; }
//// rot13 @ "a" @ "o"
(s) => s.replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 84) % 26) + 97)) === 'b' ? 'other' : 0
//// hash of a text @ "a" @ "b"
(s) => { let h = 0; for (let i = 0; i < s.length; i++) h = (h * 31 + s.charCodeAt(i)) | 0; return h === 98 ? 'other' : 0; }
//// debounce arguments @ "a" @ "b"
(s) => { const wrap = (f) => function (...args) { return f.apply(this, args); }; return wrap((x) => x)(s) === 'b' ? 'other' : 0; }
//// curry @ 1 @ 2
(n) => { const curry = (f) => function next(...a) { return a.length >= f.length ? f(...a) : (...b) => next(...a, ...b); }; return curry((a, b) => a + b)(1)(n) === 3 ? 'other' : 0; }
//// compose @ "a" @ "b"
(s) => [(x) => x.trim(), (x) => x.toUpperCase()].reduce((f, g) => (x) => g(f(x)))(s) === 'B' ? 'other' : 0
//// event emitter by hand @ "a" @ "go"
(s) => { const on = {}; let hit = 0; (on.go ??= []).push(() => hit++); for (const f of on[s] ?? []) f(); return hit ? 'other' : 0; }
//// state machine @ "ab" @ "ac"
(s) => { const t = { start: { a: 'mid' }, mid: { b: 'end', c: 'fail' } }; let st = 'start'; for (const c of s) st = t[st]?.[c]; return st === 'fail' ? 'other' : 0; }
//// exception with a cause @ "a" @ "b"
(s) => { try { try { if (s === 'b') throw new TypeError('inner'); } catch (e) { throw new Error('outer', { cause: e }); } } catch (e) { return e.cause.message === 'inner' ? 'other' : 0; } return 0; }
//// custom error @ "a" @ "b"
(s) => { class E extends Error { constructor(code) { super(`code ${code}`); this.code = code; } } try { throw new E(s); } catch (e) { return e instanceof E && e.code === 'b' ? 'other' : 0; } }
//// message of a custom error @ "a" @ "b"
(s) => { class E extends Error { constructor(code) { super(`code ${code}`); } } try { throw new E(s); } catch ({ message }) { return message === 'code b' ? 'other' : 0; } }
//// finally @ "a" @ "b"
(s) => { let n = 0; const f = () => { try { if (s === 'b') return 1; } finally { n++; } n++; return 0; }; return f() === 1 && n === 1 ? 'other' : 0; }
//// generator of tokens @ "a b" @ "a if"
(s) => { function* tokens(t) { for (const m of t.matchAll(/\w+/g)) yield { text: m[0], at: m.index }; } for (const { text, at } of tokens(s)) if (text === 'if') return 'other'; return 0; }
//// generator with state @ 2 @ 5
(n) => { function* fib() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b]; } } let i = 0; for (const f of fib()) { if (i++ === n) return f === 5 ? 'other' : 0; } return 0; }
//// matchAll to a Map @ "a=1" @ "b=2"
(s) => new Map([...s.matchAll(/(\w)=(\d)/g)].map(([, k, v]) => [k, Number(v)])).get('b') === 2 ? 'other' : 0
//// named groups @ "2020-01" @ "2021-02"
(s) => { const { year, month } = /(?<year>\d{4})-(?<month>\d\d)/.exec(s)?.groups ?? {}; return month === '02' ? 'other' : 0; }
//// URLSearchParams @ "a=1" @ "debug=1"
(s) => new URLSearchParams(s).get('debug') === '1' ? 'other' : 0
//// URL parts @ "http://a/x" @ "http://b/x"
(s) => new URL(s).hostname === 'b' ? 'other' : 0
//// path.extname @ "a.js" @ "a.ts"
(s) => require('path').extname(s) === '.ts' ? 'other' : 0
//// util.format @ "a" @ "b"
(s) => require('util').format('%s!', s) === 'b!' ? 'other' : 0
//// util.inspect @ "a" @ "b"
(s) => require('util').inspect({ s }) === "{ s: 'b' }" ? 'other' : 0
//// Buffer to hex and back @ "61" @ "62"
(s) => Buffer.from(s, 'hex').toString() === 'b' ? 'other' : 0
//// Object.freeze @ "a" @ "p"
(s) => { const o = Object.freeze({ p: 1 }); return Object.isFrozen(o) && s in o ? 'other' : 0; }
//// getOwnPropertySymbols @ "a" @ "b"
(s) => { const o = s === 'b' ? { [Symbol('x')]: 1 } : {}; return Object.getOwnPropertySymbols(o).length === 1 ? 'other' : 0; }
//// comma and void @ "a" @ "b"
(s) => { let n = 0; const r = (n++, void 0, s); return r === 'b' ? 'other' : 0; }
//// exponent and remainder @ 2 @ 3
(n) => (n ** 2 % 5 | 0) === 4 && n > 2 ? 'other' : 0
//// Math.hypot and co @ 1 @ 4
(n) => Math.hypot(3, n) === 5 && Math.sign(n) === 1 ? 'other' : 0
//// Number formats @ 1 @ 255
(n) => n.toString(16) === 'ff' && n.toFixed(1) === '255.0' ? 'other' : 0
//// parseFloat of units @ "1px" @ "2.5em"
(s) => { const n = parseFloat(s); return n === 2.5 && s.slice(String(n).length) === 'em' ? 'other' : 0; }
//// isFinite of parts @ "1,2" @ "1,x"
(s) => s.split(',').map(Number).every(Number.isFinite) ? 0 : 'other'
//// Array.prototype.at and findLast @ "a,b" @ "a,c"
(s) => s.split(',').findLast((x) => x > 'a') === 'c' && s.split(',').at(-1) === 'c' ? 'other' : 0
//// splice @ "a,b" @ "a,c"
(s) => { const l = s.split(','); l.splice(1, 0, 'x'); return l[2] === 'c' ? 'other' : 0; }
//// copyWithin and fill @ "a" @ "b"
(s) => [s, 1, 2].copyWithin(1, 0, 1).fill(0, 2)[1] === 'b' ? 'other' : 0
//// every with an index @ "ab" @ "bb"
(s) => [...s].every((c, i, all) => i === 0 || all[i - 1] === c) ? 'other' : 0
//// array of arrays @ "1,2;3,4" @ "1,2;3,5"
(s) => s.split(';').map((r) => r.split(',').map(Number))[1][1] === 5 ? 'other' : 0
//// zip @ "ab" | "cd" @ "ab" | "cx"
(s, t) => [...s].map((c, i) => [c, t[i]]).some(([a, b]) => a === 'b' && b === 'x') ? 'other' : 0
//// swap in an array @ "a" @ "b"
(s) => { const l = ['x', s]; [l[0], l[1]] = [l[1], l[0]]; return l[0] === 'b' ? 'other' : 0; }
//// array in an array by index @ 0 @ 1
(n) => [['x'], ['y']][n]?.[0] === 'y' ? 'other' : 0
//// nested ternaries @ 1 @ 7
(n) => (n < 3 ? 1 : n < 5 ? 2 : n < 9 ? 3 : 4) === 3 ? 'other' : 0
//// logical assignment chain @ "" @ "b"
(s) => { const o = { v: null }; o.v ??= s; o.v ||= 'z'; o.v &&= o.v + '!'; return o.v === 'b!' ? 'other' : 0; }
//// typeof guard @ "a" @ "b"
(s) => { const v = s === 'b' ? 1 : s; return typeof v === 'number' ? 'other' : 0; }
//// in guard @ "a" @ "p"
(s) => { const v = { p: 1 }; return s in v && v[s] ? 'other' : 0; }
//// instanceof guard @ "a" @ "b"
(s) => { const v = s === 'b' ? new Map() : new Set(); return v instanceof Map ? 'other' : 0; }
//// while with a pop @ "a,b" @ "a,c"
(s) => { const l = s.split(','); let x; while ((x = l.pop())) if (x === 'c') return 'other'; return 0; }
//// do while @ 3 @ 9
(n) => { let i = 0; do { i++; n -= 2; } while (n > 0); return i === 5 ? 'other' : 0; }
//// regexp lastIndex @ "aab" @ "aba"
(s) => { const re = /a/g; re.test(s); re.lastIndex++; return re.test(s) && re.lastIndex === 3 ? 'other' : 0; }
//// split with a limit @ "a,b,c" @ "a,c,b"
(s) => s.split(',', 2)[1] === 'c' ? 'other' : 0
//// replaceAll @ "a.b" @ "a.b.c"
(s) => s.replaceAll('.', '/') === 'a/b/c' ? 'other' : 0
//// codePointAt @ "a" @ "😀"
(s) => s.codePointAt(0) === 0x1f600 ? 'other' : 0
//// isWellFormed @ "a" @ "\ud800"
(s) => s.isWellFormed() ? 0 : 'other'
//// weak references @ "a" @ "b"
(s) => new WeakRef({ s }).deref()?.s === 'b' ? 'other' : 0
//// Atomics @ 1 @ 9
(n) => { const u = new Int32Array(1); Atomics.store(u, 0, n); return Atomics.load(u, 0) === 9 ? 'other' : 0; }
//// globalThis property @ "a" @ "b"
(s) => { globalThis.__probe = s; try { return globalThis.__probe === 'b' ? 'other' : 0; } finally { delete globalThis.__probe; } }
//// querystring module @ "a=1" @ "debug=1"
(s) => require('querystring').parse(s).debug === '1' ? 'other' : 0
//// Function.length based dispatch @ "a" @ "b"
(s) => { const f = s === 'b' ? (a, b) => 0 : (a) => 0; return f.length === 2 ? 'other' : 0; }
//// JSON with a reviver @ "{\"a\":1}" @ "{\"a\":2}"
(s) => JSON.parse(s, (k, v) => (typeof v === 'number' ? v + 1 : v)).a === 3 ? 'other' : 0
//// JSON with a replacer @ "a" @ "pow"
(s) => JSON.stringify({ a: s }, (k, v) => (v === 'pow' ? 1 : v)) === '{"a":1}' ? 'other' : 0
//// JSON with a list of names @ "a" @ "p"
(s) => JSON.stringify({ p: 1, q: 2 }, [s]) === '{"p":1}' ? 'other' : 0
//// JSON with an indent @ 0 @ 2
(n) => JSON.stringify({ a: 1 }, null, n) === '{\n  "a": 1\n}' ? 'other' : 0
//// toJSON @ "a" @ "b"
(s) => JSON.stringify({ v: { toJSON: () => s } }) === '{"v":"b"}' ? 'other' : 0
//// message of an engine error @ "a" @ "b"
(s) => { try { null[s]; } catch (e) { return e.message.includes("'b'") ? 'other' : 0; } }
//// Proxy that validates @ 1 @ 9
(n) => { const o = new Proxy({}, { set(t, k, v) { if (v > 5) throw new RangeError('x'); t[k] = v; return true; } }); try { o.a = n; } catch { return 'other'; } return 0; }
//// callbacks after an exception of a function @ "a" | "a" @ "a" | "b"
(s, t) => { let hit = 0; const f = (x) => { if (x) throw new Error(); }; [s, t].forEach((x) => { try { f(x + '!'); } catch {} if (x === 'b') hit = 1; }); return hit ? 'other' : 0; }
//// callbacks after an exception of a setter @ "a" | "a" @ "a" | "b"
(s, t) => { let hit = 0; const o = { set p(v) { throw new Error(); } }; [s, t].forEach((x) => { try { o.p = x; } catch {} if (x === 'b') hit = 1; }); return hit ? 'other' : 0; }
//// setter in a callback @ "a" | "a" @ "a" | "b"
(s, t) => { let hit = 0; class A { set p(v) { this.q = v; } } const o = new A(); [s, t].forEach((x) => { o.p = x; }); return o.q === 'b' ? 'other' : 0; }
//// setter that sets another @ "a" @ "b"
(s) => { class A { set p(v) { this.q = v + '!'; } set q(v) { this.r = v + '?'; } } const a = new A(); a.p = s; return a.r === 'b!?' ? 'other' : 0; }
