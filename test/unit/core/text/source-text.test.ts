import { describe, expect, it } from 'vitest';
import { SourceText } from '../../../../src/core/text/source-text.ts';

describe('SourceText', () => {
  it('counts lines and columns from one, whatever ends the lines', () => {
    const source = new SourceText('g', 'a\nbc\r\nd\re');
    const positions = [0, 1, 2, 3, 6, 8].map((offset) => Object.values(source.positionAt(offset)).join(':'));
    expect(positions).toEqual(['1:1', '1:2', '2:1', '2:2', '3:1', '4:1']);
  });

  it('takes an offset past the end as the end', () => {
    expect(new SourceText('g', 'ab\n').positionAt(99)).toEqual({ line: 2, column: 1 });
  });

  it('shows the line before, the line and a caret', () => {
    const { frame } = new SourceText('g', 'first\nsecond\nthird').locationAt(8);
    expect(frame).toBe('  1 | first\n> 2 | second\n    |   ^');
  });

  it('shows a window of a long line and nothing that moves a cursor', () => {
    const source = new SourceText('g', `${'x'.repeat(500)}\t\u001b[31m${'y'.repeat(500)}`);
    const { frame } = source.locationAt(500);
    expect(frame.length).toBeLessThan(250);
    expect(frame).not.toContain('\u001b');
    const [line, caret] = frame.split('\n');
    expect(line?.slice((caret ?? '').indexOf('^') - 1, (caret ?? '').indexOf('^'))).toBe('x');
  });
});
