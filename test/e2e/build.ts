import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** End-to-end tests use the built package: this builds it if a source file is newer than the last build. */
export function setup(): void {
  const built = statSync(path.join(root, 'dist/cli/main.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (newestSource() < built) return;
  try {
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'pipe' });
  } catch (error) {
    // The compiler writes its output despite type errors, which the type check reports.
    if (statSync(path.join(root, 'dist/cli/main.js'), { throwIfNoEntry: false }) === undefined) throw error;
  }
}

function newestSource(): number {
  const entries = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true });
  const times = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...times);
}
