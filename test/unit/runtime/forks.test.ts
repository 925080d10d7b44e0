import { describe, expect, it } from 'vitest';

import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { Random } from '../../../src/core/random.ts';
import { recorderOf } from '../../recorded-run.ts';

const alphabet = ['a', 'b', '(', '1', ' ', ',', '=', 'é', '\u{1f600}', '\ud800', '\udc00'];

/** Ways to take a text apart. */
const sources = {
  'a loop over characters': `(s) => { let n = 0; for (const c of s) n += c === '(' ? 1 : 0; return n > 1 ? 1 : 0; }`,
  'spread characters': `(s) => { let n = 0; [...s].forEach((c) => { if (c === 'a') n++; }); return n > 1 ? 1 : 0; }`,
  'Array.from': `(s) => Array.from(s, (c) => (c === 'a' ? 1 : 0)).includes(1) ? 1 : 0`,
  'split into characters': `(s) => s.split('').reverse().join('') === s && s.length > 1 ? 1 : 0`,
  parts: `(s) => { const [a, b] = s.split(','); return a === 'a' && b === 'b' ? 1 : 0; }`,
  pairs: `(s) => Object.fromEntries(s.split(',').map((p) => p.split('='))).a === '1' ? 1 : 0`,
  words: `(s) => s.trim().split(/\\s+/).map((w) => w.toUpperCase()).includes('AB') ? 1 : 0`,
  matches: `(s) => { let n = 0; for (const [, c] of s.matchAll(/(\\w)=/g)) if (c === 'a') n++; return n > 1 ? 1 : 0; }`,
  replaced: `(s) => s.replace(/[a-z]/g, (c) => (c === 'a' ? 'x' : c)) === 'xb' ? 1 : 0`,
  keys: `(s) => { const o = {}; for (const c of s) o[c] = (o[c] ?? 0) + 1; return o.a === 2 ? 1 : 0; }`,
  'a Map': `(s) => { const m = new Map(); for (const c of s) m.set(c, (m.get(c) ?? 0) + 1); return m.get('a') === 2 ? 1 : 0; }`,
  'a Set': `(s) => { const t = new Set(s); return t.size < s.length && t.has('(') ? 1 : 0; }`,
  'a table of states': `(s) => { const t = { p: { a: 'q' }, q: { b: 'r' } }; let at = 'p'; for (const c of s) at = t[at]?.[c] ?? 'p'; return at === 'r' ? 1 : 0; }`,
  'a stack': `(s) => { const st = []; for (const c of s) if (c === '(') st.push(c); else if (c === ',' && st.pop() === undefined) return 2; return st.length; }`,
  sorted: `(s) => [...s].sort().join('') === 'ab' ? 1 : 0`,
  'character codes': `(s) => { let h = 0; for (let i = 0; i < s.length; i++) h = (h * 31 + s.charCodeAt(i)) | 0; return h === 97 ? 1 : 0; }`,
  bytes: `(s) => new TextEncoder().encode(s).length === 3 ? 1 : 0`,
  JSON: `(s) => { try { return JSON.parse(s) === 1 ? 1 : 0; } catch { return 2; } }`,
  escapes: `(s) => encodeURIComponent(s.replace(/[\\ud800-\\udfff]/g, '')) === 'a%20' ? 1 : 0`,
  'shifted letters': `(s) => s.replace(/[a-z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 94) % 26) + 97)) === 'de' ? 1 : 0`,
  'roman digits': `(s) => { const v = { a: 1, b: 5 }; let t = 0; for (let i = 0; i < s.length; i++) { const x = v[s[i]] ?? 0; t += x < (v[s[i + 1]] ?? 0) ? -x : x; } return t === 4 ? 1 : 0; }`,
};

/** Returns two texts after whose equal decisions different places decide, if there are any among those drawn. */
async function forkOf(source: string): Promise<readonly string[] | undefined> {
  const record = recorderOf(source);
  const random = new Random('4');
  const next = new Map<string, { readonly site: number; readonly text: string }>();
  for (let i = 0; i < 400; i++) {
    const text = Array.from({ length: random.int(5) }, () => random.pick(alphabet)).join('');
    const { trace } = await record([text]);
    let before = '';
    for (const { site, taken, expr } of decodeTrace(trace, new ExpressionPool()).path.decisions) {
      const known = next.get(before);
      if (known !== undefined && known.site !== site) return [known.text, text, before.slice(-300), String(expr)];
      next.set(before, { site, text });
      before += `${site}:${String(taken)};`;
    }
  }
  return undefined;
}

describe('runs that take the same decisions come to the same place next', () => {
  it.each(Object.entries(sources))('%s', async (_, source) => {
    expect(await forkOf(source)).toBeUndefined();
  });
});
