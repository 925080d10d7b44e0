import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'oxc-transform';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../../src/processes/end-with-us.ts', import.meta.url));
const coordinator = fileURLToPath(new URL('../../cases/processes/coordinator.mjs', import.meta.url));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function isGoneSoon(pid: number): Promise<boolean> {
  for (let waits = 0; waits < 100 && isAlive(pid); waits++) await pause(100);
  return !isAlive(pid);
}

/** The shell that is to end the processes of `parent`. */
function keeperOf(parent: number, other: number): number | undefined {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).find((pid) => pid !== other);
}

async function withCoordinator(
  use: (parent: number, child: number, kill: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'coppice-guard-'));
  const built = path.join(folder, 'end-with-us.mjs');
  writeFileSync(built, transformSync(source, readFileSync(source, 'utf8')).code);
  const parent = spawn(process.execPath, [coordinator, pathToFileURL(built).href]);
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(line.toString());
    await use(parent.pid!, child, async () => {
      parent.kill('SIGKILL');
      await once(parent, 'exit');
    });
  } finally {
    parent.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}

describe.skipIf(process.platform === 'win32')('a process that must not outlive this one', () => {
  it('ends when this one is killed, though it never looks up from its loop', { timeout: 30_000 }, async () => {
    await withCoordinator(async (_, child, kill) => {
      expect(isAlive(child)).toBe(true);
      await kill();
      expect(await isGoneSoon(child)).toBe(true);
    });
  });

  it.skipIf(process.platform !== 'linux')(
    'ends with it also if what was to end it was killed before',
    { timeout: 30_000 },
    async () => {
      await withCoordinator(async (parent, child, kill) => {
        const first = keeperOf(parent, child)!;
        process.kill(first, 'SIGKILL');
        for (let waits = 0; waits < 100 && [undefined, first].includes(keeperOf(parent, child)); waits++) {
          await pause(50);
        }
        expect(isAlive(child)).toBe(true);
        await kill();
        expect(await isGoneSoon(child)).toBe(true);
      });
    },
  );
});
