import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

import { everyLine, type ChangedLines, type LineRange } from '../../../../core/changed-lines.ts';
import { CoppiceError } from '../../../../core/coppice-error.ts';

/**
 * Returns what changed in the working tree since the current branch left `ref`: what was committed, what was not, and files
 * that Git does not know yet.
 */
export function changedSince(ref: string, folder = process.cwd()): ChangedLines {
  const top = git(['rev-parse', '--show-toplevel'], folder);
  if (top === undefined) {
    throw new CoppiceError('no-repository', '--since needs a Git repository, and `git` on the PATH', {
      hint: 'leave out --since to explore every target',
    });
  }
  const root = realpathSync(top.trim());
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], root)?.trim();
  if (commit === undefined) {
    throw new CoppiceError('no-such-revision', `Git knows no commit \`${ref}\``, {
      hint: 'give a branch, a tag or a commit; a shallow clone has to fetch it first (actions/checkout: fetch-depth: 0)',
    });
  }
  const base = git(['merge-base', commit, 'HEAD'], root)?.trim() ?? commit;
  const diff = [
    'diff',
    '--unified=0',
    '--no-color',
    '--no-ext-diff',
    '--no-renames',
    '--src-prefix=a/',
    '--dst-prefix=b/',
  ];
  const changed = new Map<string, readonly LineRange[]>();
  for (const [file, ranges] of changedInDiff(git([...diff, base, '--'], root) ?? ''))
    changed.set(path.join(root, file), ranges);
  const untracked = git(['ls-files', '--others', '--exclude-standard', '-z'], root) ?? '';
  for (const file of untracked.split('\0').filter(Boolean)) changed.set(path.join(root, file), [everyLine]);
  return changed;
}

/** Reads the files and lines of a diff without context. Of removed lines, those on both sides count as changed. */
export function changedInDiff(diff: string): ReadonlyMap<string, readonly LineRange[]> {
  const changed = new Map<string, LineRange[]>();
  let ranges: LineRange[] = [];
  // The lines of a hunk may look like headers.
  let left = 0;
  for (const line of diff.split('\n')) {
    if (left > 0) {
      if (/^[-+]/u.test(line)) left--;
      continue;
    }
    const file = /^\+\+\+ (?:"b\/(?<quoted>.*)"|b\/(?<plain>.*?))\t?$/u.exec(line)?.groups;
    if (file !== undefined) {
      ranges = [];
      changed.set(file['plain'] ?? unquoted(file['quoted'] ?? ''), ranges);
      continue;
    }
    // The file was deleted.
    if (line.startsWith('+++ ')) ranges = [];
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u.exec(line);
    if (hunk === null) continue;
    const [removed, start, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)];
    left = removed + added;
    ranges.push(added === 0 ? { from: Math.max(1, start), to: start + 1 } : { from: start, to: start + added - 1 });
  }
  return changed;
}

/** Git writes unusual characters of names as bytes in octal. */
function unquoted(name: string): string {
  const bytes: number[] = [];
  for (const [, octal, escaped, plain] of name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gsu)) {
    if (octal === undefined) bytes.push(...Buffer.from(plain ?? controls[escaped ?? ''] ?? escaped ?? ''));
    else bytes.push(parseInt(octal, 8));
  }
  return Buffer.from(bytes).toString('utf8');
}

const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };
const mostOutput = 1 << 28;

/** Returns undefined if the command fails, or if there is no Git. */
function git(args: readonly string[], folder: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: mostOutput });
  return status === 0 ? stdout : undefined;
}
