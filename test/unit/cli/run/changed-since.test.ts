import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { changedInDiff, changedSince } from '../../../../src/cli/commands/run/changes/changed-since.ts';
import { temporaryFolder } from '../../../e2e/coppice.ts';

const folder = realpathSync(temporaryFolder());
const identity = ['-c', 'user.name=n', '-c', 'user.email=n@example.org', '-c', 'commit.gpgsign=false'];

function git(...args: readonly string[]): void {
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

function changed(ref: string): Readonly<Record<string, unknown>> {
  const entries = [...changedSince(ref, path.join(folder, 'src'))];
  return Object.fromEntries(entries.map(([file, ranges]) => [path.relative(folder, file), ranges]));
}

write('src/a.js', '1\n2\n3\n4\n5\n');
write('src/old.js', 'the same\ntext\n');
write('src/gone.js', 'x\n');
write('.gitignore', 'ignored.js\n');
git('init', '-q', '-b', 'main');
git('add', '-A');
git('commit', '-qm', 'one');
git('checkout', '-qb', 'work');
write('src/a.js', '1\nX\n3\n5\n++ b/no-file\n');
git('commit', '-qam', 'two');
git('checkout', '-q', 'main');
write('src/main.js', 'on main\n');
git('add', 'src/main.js');
git('commit', '-qm', 'three');
git('checkout', '-q', 'work');
write('src/späte "datei".js', 'new\n');
git('add', '-A');
write('src/untracked.js', 'new\n');
write('ignored.js', 'new\n');
renameSync(path.join(folder, 'src/old.js'), path.join(folder, 'src/new.js'));
rmSync(path.join(folder, 'src/gone.js'));

describe('what changed since a commit', () => {
  it('are the lines of the branch, committed or not, and files that Git does not know', () => {
    expect(changed('main')).toEqual({
      'src/a.js': [
        { from: 2, to: 2 },
        { from: 3, to: 4 },
        { from: 5, to: 5 },
      ],
      'src/späte "datei".js': [{ from: 1, to: 1 }],
      'src/new.js': [{ from: 1, to: Infinity }],
      'src/untracked.js': [{ from: 1, to: Infinity }],
    });
  });

  it('is nothing of what was committed before', () => {
    expect(Object.keys(changed('HEAD'))).not.toContain('src/a.js');
  });

  it('needs a commit, in a repository', () => {
    expect(() => changedSince('no-such', folder)).toThrow(expect.objectContaining({ code: 'no-such-revision' }));
    expect(() => changedSince('--output=x', folder)).toThrow(expect.objectContaining({ code: 'no-such-revision' }));
    expect(() => changedSince('main', temporaryFolder())).toThrow(expect.objectContaining({ code: 'no-repository' }));
  });

  it('does not take lines of a hunk for headers', () => {
    const diff =
      '--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n--- a/y\n+++ b/y\n+@@ -1 +1 @@\n--- a/z\n+++ b/z\n@@ -0,0 +3 @@\n+a\n';
    expect([...changedInDiff(diff)]).toEqual([
      ['x', [{ from: 1, to: 2 }]],
      ['z', [{ from: 3, to: 3 }]],
    ]);
  });
});
