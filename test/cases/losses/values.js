//// toString2 @ 1 @ 5
(n) => n.toString(2) === '101' ? 'other' : 0
//// toString radix sym @ 10 @ 16
(n) => { try { return (255).toString(n) === 'ff' ? 'other' : 0; } catch { return 1; } }
//// toString radix throws @ 10 @ 99
(n) => { try { return (255).toString(n) === 'ff' ? 1 : 0; } catch { return 'other'; } }
//// bigint toString2 @ 1n @ 5n
(n) => n.toString(2) === '101' ? 'other' : 0
//// toLocaleString @ 1 @ 1000
(n) => n.toLocaleString() === '1,000' ? 'other' : 0
//// bigint toLocaleString @ 1n @ 1000n
(n) => n.toLocaleString() === '1,000' ? 'other' : 0
//// arr toLocaleString @ 1 @ 1000
(n) => [n].toLocaleString() === '1,000' ? 'other' : 0
//// localeCompare @ "a" @ "b"
(s) => s.localeCompare('b') === 0 ? 'other' : 0
//// localeCompare opts @ "a" @ "B"
(s) => s.localeCompare('b', 'en', { sensitivity: 'base' }) === 0 ? 'other' : 0
//// localeCompare arg @ "a" @ "b"
(s) => 'b'.localeCompare(s) === 0 ? 'other' : 0
//// Collator @ "a" @ "B"
(s) => new Intl.Collator('en', { sensitivity: 'base' }).compare(s, 'b') === 0 ? 'other' : 0
//// NumberFormat @ 1 @ 1000
(n) => new Intl.NumberFormat('en').format(n) === '1,000' ? 'other' : 0
//// DateTimeFormat @ 1 @ 1000000000000
(n) => new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(n) === '9/9/2001' ? 'other' : 0
//// DateTimeFormat parts @ 1 @ 1000000000000
(n) => new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).formatToParts(n)[4].value === '2001' ? 'other' : 0
//// PluralRules @ 2 @ 1
(n) => new Intl.PluralRules('en').select(n) === 'one' ? 'other' : 0
//// Segmenter @ "a" @ "ab"
(s) => [...new Intl.Segmenter('en').segment(s)].length === 2 ? 'other' : 0
//// Segmenter forof @ "a" @ "ab"
(s) => { let n = 0; for (const x of new Intl.Segmenter('en').segment(s)) n++; return n === 2 ? 'other' : 0; }
//// RelativeTime @ 1 @ 2
(n) => new Intl.RelativeTimeFormat('en').format(n, 'day') === 'in 2 days' ? 'other' : 0
//// fromCodePoint @ 1 @ 97
(n) => { try { return String.fromCodePoint(n) === 'a' ? 'other' : 0; } catch { return 1; } }
//// fromCodePoint throws @ 97 @ -1
(n) => { try { return String.fromCodePoint(n) === 'a' ? 1 : 0; } catch { return 'other'; } }
//// fromCharCode @ 1 @ 97
(n) => String.fromCharCode(n) === 'a' ? 'other' : 0
//// String.raw @ "a" @ "b"
(s) => String.raw`x${s}` === 'xb' ? 'other' : 0
//// String.raw call @ "a" @ "b"
(s) => String.raw({ raw: ['x', 'y'] }, s) === 'xby' ? 'other' : 0
//// String.raw obj @ "a" @ "b"
(s) => String.raw({ raw: [s, 'y'] }, 1) === 'b1y' ? 'other' : 0
//// atob @ "YQ==" @ "Yg=="
(s) => { try { return atob(s) === 'b' ? 'other' : 0; } catch { return 1; } }
//// atob throws @ "YQ==" @ "!"
(s) => { try { return atob(s) === 'b' ? 2 : 0; } catch { return 'other'; } }
//// btoa @ "a" @ "b"
(s) => { try { return btoa(s) === 'Yg==' ? 'other' : 0; } catch { return 1; } }
//// btoa throws @ "a" @ "€"
(s) => { try { return btoa(s) === 'Yg==' ? 1 : 0; } catch { return 'other'; } }
//// escape @ "a" @ " "
(s) => escape(s) === '%20' ? 'other' : 0
//// unescape @ "a" @ "%20"
(s) => unescape(s) === ' ' ? 'other' : 0
//// encodeURIComponent @ "a" @ " "
(s) => encodeURIComponent(s) === '%20' ? 'other' : 0
//// decodeURIComponent @ "a" @ "%20"
(s) => { try { return decodeURIComponent(s) === ' ' ? 'other' : 0; } catch { return 1; } }
//// normalize @ "a" @ "é"
(s) => s.normalize('NFD').length === 2 ? 'other' : 0
//// normalize form @ "NFC" @ "NFD"
(s) => { try { return 'é'.normalize(s).length === 2 ? 'other' : 0; } catch { return 1; } }
//// normalize form throws @ "NFC" @ "X"
(s) => { try { return 'é'.normalize(s).length === 2 ? 2 : 0; } catch { return 'other'; } }
//// toFixed @ 1 @ 2
(n) => n.toFixed(1) === '2.0' ? 'other' : 0
//// toFixed digits @ 1 @ 2
(n) => (1).toFixed(n) === '1.00' ? 'other' : 0
//// toPrecision @ 1 @ 2
(n) => n.toPrecision(2) === '2.0' ? 'other' : 0
//// toExponential @ 1 @ 2
(n) => n.toExponential() === '2e+0' ? 'other' : 0
//// Date parse @ "2020" @ "2021"
(s) => new Date(s).getUTCFullYear() === 2021 ? 'other' : 0
//// Date.parse @ "2020" @ "2021"
(s) => Date.parse(s) === 1609459200000 ? 'other' : 0
//// Date num @ 0 @ 86400000
(n) => new Date(n).getUTCDate() === 2 ? 'other' : 0
//// Date getTime @ 0 @ 5
(n) => new Date(n).getTime() === 5 ? 'other' : 0
//// Date valueOf @ 0 @ 5
(n) => +new Date(n) === 5 ? 'other' : 0
//// Date compare @ 0 @ 5
(n) => new Date(n) > new Date(4) ? 'other' : 0
//// Date sub @ 0 @ 5
(n) => new Date(n) - new Date(0) === 5 ? 'other' : 0
//// Date parts @ 2020 @ 2021
(n) => new Date(n, 0, 1).getFullYear() === 2021 ? 'other' : 0
//// Date.UTC @ 2020 @ 2021
(n) => Date.UTC(n, 0, 1) === 1609459200000 ? 'other' : 0
//// Date set @ 2020 @ 2021
(n) => { const d = new Date(0); d.setFullYear(n); return d.getFullYear() === 2021 ? 'other' : 0; }
//// Date toISO @ 0 @ 5
(n) => new Date(n).toISOString().endsWith('.005Z') ? 'other' : 0
//// Date json @ 0 @ 5
(n) => JSON.stringify(new Date(n)).includes('.005Z') ? 'other' : 0
//// Date string @ 0 @ 5000
(n) => `${new Date(n)}`.includes(':05 ') ? 'other' : 0
//// Date invalid @ "2020" @ "x"
(s) => isNaN(new Date(s)) ? 'other' : 0
//// URL host @ "a" @ "b"
(s) => new URL('http://' + s).hostname === 'b' ? 'other' : 0
//// URL direct @ "http://a" @ "http://b"
(s) => { try { return new URL(s).hostname === 'b' ? 'other' : 0; } catch { return 1; } }
//// URL throws @ "http://a" @ "x"
(s) => { try { return new URL(s).hostname === 'b' ? 1 : 0; } catch { return 'other'; } }
//// URL base @ "http://a" @ "http://b"
(s) => { try { return new URL('/x', s).hostname === 'b' ? 'other' : 0; } catch { return 1; } }
//// URL canParse @ "x" @ "http://b"
(s) => URL.canParse(s) ? 'other' : 0
//// URL set @ "a" @ "b"
(s) => { const u = new URL('http://x'); u.hash = s; return u.hash === '#b' ? 'other' : 0; }
//// URL set href @ "a" @ "b"
(s) => { const u = new URL('http://x'); u.search = s; return u.href === 'http://x/?b' ? 'other' : 0; }
//// URL searchParams @ "a=1" @ "a=2"
(s) => new URL('http://x?' + s).searchParams.get('a') === '2' ? 'other' : 0
//// URLSearchParams @ "a=1" @ "a=2"
(s) => new URLSearchParams(s).get('a') === '2' ? 'other' : 0
//// URLSearchParams key @ "a" @ "b"
(s) => new URLSearchParams('b=1').get(s) === '1' ? 'other' : 0
//// URLSearchParams has @ "a" @ "b"
(s) => new URLSearchParams('b=1').has(s) ? 'other' : 0
//// URLSearchParams iter @ "a=1" @ "b=1"
(s) => { for (const [k, v] of new URLSearchParams(s)) if (k === 'b') return 'other'; return 0; }
//// URLSearchParams obj @ "a" @ "b"
(s) => new URLSearchParams({ k: s }).toString() === 'k=b' ? 'other' : 0
//// URLSearchParams append @ "a" @ "b"
(s) => { const p = new URLSearchParams(); p.append('k', s); return p.toString() === 'k=b' ? 'other' : 0; }
//// URLSearchParams set get @ "a" @ "b"
(s) => { const p = new URLSearchParams(); p.set('k', s); return p.get('k') === 'b' ? 'other' : 0; }
//// querystring.parse @ "a=1" @ "a=2"
(s) => require('querystring').parse(s).a === '2' ? 'other' : 0
//// querystring.stringify @ "a" @ "b"
(s) => require('querystring').stringify({ k: s }) === 'k=b' ? 'other' : 0
//// url.parse @ "http://a" @ "http://b"
(s) => require('url').parse(s).hostname === 'b' ? 'other' : 0
//// path.join @ "a" @ "b"
(s) => require('path').join('x', s) === 'x/b' ? 'other' : 0
//// path.extname @ "a" @ "b.js"
(s) => require('path').extname(s) === '.js' ? 'other' : 0
//// path.parse @ "a" @ "b.js"
(s) => require('path').parse(s).ext === '.js' ? 'other' : 0
//// path.format @ "a" @ "b"
(s) => require('path').format({ base: s }) === 'b' ? 'other' : 0
//// path.isAbsolute @ "a" @ "/b"
(s) => require('path').isAbsolute(s) ? 'other' : 0
//// util.format @ "a" @ "b"
(s) => require('util').format('x%s', s) === 'xb' ? 'other' : 0
//// util.format fmt @ "a%s" @ "b%s"
(s) => require('util').format(s, 1) === 'b1' ? 'other' : 0
//// util.format obj @ "a" @ "b"
(s) => require('util').format('%j', { s }) === '{"s":"b"}' ? 'other' : 0
//// util.inspect @ "a" @ "b"
(s) => require('util').inspect({ s }) === "{ s: 'b' }" ? 'other' : 0
//// isDeepStrictEqual @ "a" @ "b"
(s) => require('util').isDeepStrictEqual({ s }, { s: 'b' }) ? 'other' : 0
//// isDeepStrictEqual destr @ "a" @ "b"
(s) => { const { isDeepStrictEqual: eq } = require('util'); return eq({ s }, { s: 'b' }) ? 'other' : 0; }
//// isDeepStrictEqual alias @ "a" @ "b"
(s) => { const eq = require('util').isDeepStrictEqual; return eq({ s }, { s: 'b' }) ? 'other' : 0; }
//// assert.deepStrictEqual @ "a" @ "b"
(s) => { try { require('assert').deepStrictEqual({ s }, { s: 'b' }); return 'other'; } catch { return 0; } }
//// assert.deepEqual nested @ "a" @ "b"
(s) => { try { require('assert').deepEqual({ a: { b: { c: { d: { e: s } } } } }, { a: { b: { c: { d: { e: 'b' } } } } }); return 'other'; } catch { return 0; } }
//// assert.equal @ "a" @ "b"
(s) => { try { require('assert').equal(s, 'b'); return 'other'; } catch { return 0; } }
//// assert.ok @ "" @ "b"
(s) => { try { require('assert').ok(s); return 'other'; } catch { return 0; } }
//// assert @ "" @ "b"
(s) => { try { require('assert')(s); return 'other'; } catch { return 0; } }
//// assert.match @ "a" @ "b"
(s) => { try { require('assert').match(s, /b/); return 'other'; } catch { return 0; } }
//// assert.throws @ "a" @ "b"
(s) => { try { require('assert').throws(() => { if (s === 'b') throw new Error(); }); return 'other'; } catch { return 0; } }
//// structuredClone @ "a" @ "b"
(s) => structuredClone(s) === 'b' ? 'other' : 0
//// structuredClone obj @ "a" @ "b"
(s) => structuredClone({ s }).s === 'b' ? 'other' : 0
//// structuredClone deep @ "a" @ "b"
(s) => structuredClone({ a: { b: { c: { d: [s] } } } }).a.b.c.d[0] === 'b' ? 'other' : 0
//// structuredClone map @ "a" @ "b"
(s) => structuredClone(new Map([['k', s]])).get('k') === 'b' ? 'other' : 0
//// structuredClone set @ "a" @ "b"
(s) => structuredClone(new Set([s])).has('b') ? 'other' : 0
//// v8 @ "a" @ "b"
(s) => { const v8 = require('v8'); return v8.deserialize(v8.serialize({ s })).s === 'b' ? 'other' : 0; }
//// parseFloat @ "1" @ "2.5"
(s) => parseFloat(s) === 2.5 ? 'other' : 0
//// Number arr @ "1" @ "2"
(s) => Number([s]) === 2 ? 'other' : 0
//// RegExp dyn @ "a" @ "b"
(s) => { try { return new RegExp(s).test('b') ? 'other' : 0; } catch { return 1; } }
//// RegExp dyn throws @ "a" @ "("
(s) => { try { return new RegExp(s).test('b') ? 1 : 0; } catch { return 'other'; } }
//// RegExp flags @ "" @ "i"
(s) => { try { return new RegExp('b', s).test('B') ? 'other' : 0; } catch { return 1; } }
//// RegExp source @ "a" @ "b"
(s) => { try { return new RegExp(s).source === 'b' ? 'other' : 0; } catch { return 1; } }
//// Symbol desc @ "a" @ "b"
(s) => Symbol(s).description === 'b' ? 'other' : 0
//// Symbol.for @ "a" @ "b"
(s) => Symbol.for(s) === Symbol.for('b') ? 'other' : 0
//// Symbol toString @ "a" @ "b"
(s) => Symbol(s).toString() === 'Symbol(b)' ? 'other' : 0
//// JSON.parse obj @ "{\"a\":1}" @ "{\"a\":2}"
(s) => { try { return JSON.parse(s).a === 2 ? 'other' : 0; } catch { return 1; } }
//// JSON.stringify @ "a" @ "b"
(s) => JSON.stringify({ k: s }) === '{"k":"b"}' ? 'other' : 0
//// JSON.stringify indent @ 1 @ 2
(n) => JSON.stringify({ k: 1 }, null, n) === '{\n  "k": 1\n}' ? 'other' : 0
//// JSON.stringify replacer @ "a" @ "b"
(s) => JSON.stringify({ k: 1 }, (k, v) => (k === 'k' ? s : v)) === '{"k":"b"}' ? 'other' : 0
//// JSON.stringify replacer in @ "a" @ "b"
(s) => JSON.stringify({ k: s }, (k, v) => (v === 'b' ? 7 : v)) === '{"k":7}' ? 'other' : 0
//// JSON.stringify replacer arr @ "a" @ "b"
(s) => JSON.stringify({ a: 1, b: 2 }, [s]) === '{"b":2}' ? 'other' : 0
//// JSON.stringify toJSON @ "a" @ "b"
(s) => JSON.stringify({ toJSON() { return s; } }) === '"b"' ? 'other' : 0
//// JSON.stringify toJSON nested @ "a" @ "b"
(s) => JSON.stringify({ x: { toJSON() { return s === 'b' ? 1 : 2; } } }) === '{"x":1}' ? 'other' : 0
//// JSON.stringify getter @ "a" @ "b"
(s) => JSON.stringify({ get x() { return s; } }) === '{"x":"b"}' ? 'other' : 0
//// JSON.parse reviver @ "{\"a\":1}" @ "{\"a\":2}"
(s) => { try { return JSON.parse(s, (k, v) => (v === 2 ? 'x' : v)).a === 'x' ? 'other' : 0; } catch { return 1; } }
//// JSON.parse reviver val @ "a" @ "b"
(s) => JSON.parse('{"a":1}', (k, v) => (k === 'a' ? s : v)).a === 'b' ? 'other' : 0
//// JSON.parse const reviver @ "a" @ "b"
(s) => JSON.parse('[1]', function (k, v) { return k === '0' ? s : v; })[0] === 'b' ? 'other' : 0
//// Number.toString obj @ 1 @ 2
(n) => String(Object(n)) === '2' ? 'other' : 0
//// new String @ "a" @ "b"
(s) => new String(s).valueOf() === 'b' ? 'other' : 0
//// new String idx @ "a" @ "b"
(s) => new String(s)[0] === 'b' ? 'other' : 0
//// new String length @ "a" @ "bc"
(s) => new String(s).length === 2 ? 'other' : 0
//// new Number @ 1 @ 2
(n) => new Number(n) + 1 === 3 ? 'other' : 0
//// Object(s) @ "a" @ "b"
(s) => Object(s) + '' === 'b' ? 'other' : 0
//// Math.max spread @ 1 @ 9
(n) => Math.max(...[n, 3]) === 9 ? 'other' : 0
//// BigInt.asUintN @ 1n @ 257n
(n) => BigInt.asUintN(8, n) === 1n && n > 1n ? 'other' : 0
//// text.concat arr @ "a" @ "b"
(s) => ''.concat([s]) === 'b' ? 'other' : 0
//// includes arr @ "a" @ "b"
(s) => 'xb'.includes([s]) ? 'other' : 0
//// split limit @ 0 @ 2
(n) => 'a,b'.split(',', n).length === 2 ? 'other' : 0
//// at sym @ 0 @ 1
(n) => 'ab'.at(n) === 'b' ? 'other' : 0
//// codePointAt @ "a" @ "😀"
(s) => s.codePointAt(0) === 0x1f600 ? 'other' : 0
//// replace fn @ "a" @ "b"
(s) => s.replace(/./, (c) => c + '!') === 'b!' ? 'other' : 0
//// replace $ @ "a" @ "b"
(s) => 'x'.replace('x', s) === 'b' ? 'other' : 0
//// replaceAll @ "a" @ "b"
(s) => 'xx'.replaceAll('x', s) === 'bb' ? 'other' : 0
//// matchAll @ "a" @ "ab"
(s) => [...s.matchAll(/./g)].length === 2 ? 'other' : 0
//// Intl locale @ "en" @ "de"
(s) => { try { return (1000).toLocaleString(s) === '1.000' ? 'other' : 0; } catch { return 1; } }
//// parseArgs @ "a" @ "-x"
(s) => { try { return require('util').parseArgs({ args: [s], options: { x: { type: 'boolean', short: 'x' } } }).values.x ? 'other' : 0; } catch { return 1; } }
//// stripVT @ "a" @ "\u001b[1mb"
(s) => require('util').stripVTControlCharacters(s) === 'b' ? 'other' : 0
//// TextDecoder label @ "utf-8" @ "utf-16le"
(s) => { try { return new TextDecoder(s).encoding === 'utf-16le' ? 'other' : 0; } catch { return 1; } }
//// AbortSignal reason @ "a" @ "b"
(s) => AbortSignal.abort(s).reason === 'b' ? 'other' : 0
//// Headers @ "a" @ "b"
(s) => { try { return new Headers({ k: s }).get('k') === 'b' ? 'other' : 0; } catch { return 1; } }
//// Event type @ "a" @ "b"
(s) => new Event(s).type === 'b' ? 'other' : 0
//// CustomEvent detail @ "a" @ "b"
(s) => new CustomEvent('x', { detail: s }).detail === 'b' ? 'other' : 0
//// net.isIP @ "a" @ "1.2.3.4"
(s) => require('net').isIP(s) === 4 ? 'other' : 0
//// Error cause @ "a" @ "b"
(s) => new Error('x', { cause: s }).cause === 'b' ? 'other' : 0
