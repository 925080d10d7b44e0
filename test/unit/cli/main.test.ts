import { describe, expect, it } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { colorStyle } from '../../../src/core/text/style.ts';
import { CapturedIo } from './captured-io.ts';

describe('main', () => {
  it('tells what the user can mend without a stack, with exit code 2', async () => {
    const io = new CapturedIo();
    expect(await main(['grammar', 'show', 'no-such-file.g4'], io)).toBe(2);
    expect(io.err.text).toMatch(/^error no-such-grammar: .*\nhint: .*\n$/);
    expect(io.out.text).toBe('');
  });

  it('shows the stack of a bug, and asks to report it, with exit code 3', async () => {
    const io = new CapturedIo();
    io.out.write = () => Promise.reject(new Error('disk on fire'));
    expect(await main(['grammar', 'list'], io)).toBe(3);
    expect(io.err.text).toMatch(/Error: disk on fire\n\s+at /);
    expect(io.err.text).toMatch(/this is a bug in Coppice, please report it\n$/);
  });

  it('is content when its reader has gone away', async () => {
    const io = new CapturedIo();
    io.out.write = () => Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(await main(['grammar', 'list'], io)).toBe(0);
    expect(io.err.text).toBe('');
  });

  it('sets errors apart by color where that is wanted', async () => {
    const io = new CapturedIo(colorStyle);
    await main(['grammer'], io);
    expect(io.err.text).toContain('\u001b[31merror unknown-command\u001b[39m');
  });

  it('takes --help for help only before --', async () => {
    const io = new CapturedIo();
    expect(await main(['grammar', 'parse', 'json', '--', '--help'], io)).toBe(2);
    expect(io.err.text).toContain('error no-such-file');
  });
});
