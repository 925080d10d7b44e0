import { describe, expect, it } from 'vitest';

import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace } from '../../../src/constraint/trace.ts';
import { recorderOf, type RecordedInput } from '../../recorded-run.ts';

/**
 * The events of a run as text: `>f` and `<f` for begin and end of the function whose source starts with `f`, `0@3` for
 * a read.
 */
async function notesOf(source: string, input: RecordedInput, ...choices: ('calls' | 'reads')[]): Promise<string> {
  const record = recorderOf(source, { calls: choices.includes('calls'), reads: choices.includes('reads') });
  const { trace } = await record([input]);
  const text = `return (${source});`;
  return decodeTrace(trace, new ExpressionPool())
    .notes.map((note) => {
      if (note.kind === 'read') return `${note.input}@${note.position}`;
      const name = /^(?:async )?(?:function\*? ?)?(\w*)/u.exec(text.slice(note.site))?.[1] ?? '';
      return `${note.kind === 'enter' ? '>' : '<'}${name}`;
    })
    .join(' ');
}

describe('function begin and end', () => {
  it('nests calls, whether they return, fall off the end, or return nothing', async () => {
    const source =
      'function main(s) { function a(x) { return b(x) + 1; } function b(x) { if (x) return x; } const c = () => { return; }; a(s); b(""); c(); }';
    expect(await notesOf(source, 'q', 'calls')).toBe('>main >a >b <b <a >b <b > < <main');
  });

  it('ends functions that an exception unwinds before the catching function continues', async () => {
    const source =
      'function main(s) { function a() { b(); } function b() { throw s; } function c() {} try { a(); } catch { c(); } finally { c(); } return 1; }';
    expect(await notesOf(source, 'q', 'calls')).toBe('>main >a >b <b <a >c <c >c <c <main');
  });

  it('ends all open functions at the end of the run', async () => {
    const source = 'function main(s) { function a() { throw s; } a(); }';
    expect(await notesOf(source, 'q', 'calls')).toBe('>main >a <a <main');
  });

  it('leaves a generator at each yield', async () => {
    const source =
      'function main(s) { function* g(x) { yield x; yield x; } let n = 0; for (const c of g(s)) n += c.length; return n; }';
    expect(await notesOf(source, 'q', 'calls')).toBe('>main >g <g >g <g >g <g <main');
  });

  it('leaves an async function at each await, also if the promise is rejected', async () => {
    const source =
      'async function main(s) { async function a() { try { await Promise.reject(s); } catch { return b(); } } function b() { return 1; } return await a(); }';
    expect(await notesOf(source, 'q', 'calls')).toBe('>main >a <a <main >a >b <b <a >main <main');
  });

  it('records code created at run time', async () => {
    const source = 'function main(s) { return eval("(function inner(x) { return x; })")(s); }';
    expect((await notesOf(source, 'q', 'calls')).split(' ')).toHaveLength(4);
  });

  it('is off by default', async () => {
    expect(await notesOf('function main(s) { return s === "a"; }', 'q')).toBe('');
  });
});

describe('positions of inputs that are read', () => {
  const cases: [name: string, source: string, input: RecordedInput, reads: string][] = [
    [
      'by index and by method',
      '(s) => s[1] + s.charAt(2) + s.at(-1) + s.charCodeAt(0) + s.codePointAt(1)',
      'abcd',
      '0@1 0@2 0@3 0@0 0@1 0@1',
    ],
    ['beyond the end: none', '(s) => s[9]', 'ab', ''],
    ['by comparison, up to the first difference', "(s) => s === 'abx'", 'abcd', '0@0 0@1 0@2'],
    ['in a part of a part', '(s) => s.slice(2).substring(1, 3)[1]', 'abcdef', '0@4'],
    ['in what texts were put together of', "(s) => ('x' + s.slice(1, 3) + s)[4]", 'abcd', '0@1'],
    ['in a trimmed text', '(s) => s.trim()[0]', '  ab ', '0@0 0@1 0@2 0@3 0@4 0@2'],
    ['by a pattern', '(s) => /b/.test(s.slice(1))', 'abc', '0@1 0@2'],
    ['by iterating', '(s) => { for (const c of s) if (c === "x") return 1; }', 'ab', '0@0 0@0 0@1 0@1'],
    ['as bytes', '(b) => b[1] === 2 && b[0] > 1', Uint8Array.of(1, 2), '0@1 0@0'],
  ];

  it.each(cases)('%s', async (_, source, input, reads) => {
    expect(await notesOf(source, input, 'reads')).toBe(reads);
  });

  it('are recorded between the begin and end of the reading function', async () => {
    const source =
      'function main(s) { function digit(i) { return s.charCodeAt(i) < 58; } function sign() { return s[0] === "-"; } return sign() && digit(1); }';
    expect(await notesOf(source, '-1', 'calls', 'reads')).toBe('>main >sign 0@0 0@0 <sign >digit 0@1 <digit <main');
  });
});
