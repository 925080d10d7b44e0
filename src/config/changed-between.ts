import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';

import type { ChangedLines } from '../core/changed-lines.ts';
import { realPath } from '../core/real-path.ts';
import { linesOutside, shareInside, linesIn } from '../core/text/lines-outside.ts';
import type { TargetName } from '../execution/target-name.ts';

const code = new Set(['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts']);
const mostFiles = 2000;
const largestFile = 2_000_000;
/** Sides with less in common are other implementations: nearly all of their lines differ. */
const leastShared = 0.5;

/**
 * Returns the lines in which versions of a program differ: in each file of a side, the lines that another side has
 * nowhere. Files of packages are those of the whole package. Undefined if the sides have too little in common.
 */
export function changedBetween(sides: readonly TargetName[]): ChangedLines | undefined {
  const versions = sides.map(({ file }) =>
    filesOf(realPath(file)).map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
  const known = versions.map((files) => linesIn(files.map(({ text }) => text)));
  const isRelated = known.every((own) => known.every((other) => shareInside(own, other) >= leastShared));
  if (!isRelated) return undefined;
  return new Map(
    versions.flatMap((files, side) => {
      const others = known.filter((_, i) => i !== side);
      return files.map(({ path, text }) => [path, others.flatMap((other) => linesOutside(text, other))] as const);
    }),
  );
}

/** The code of the package that a file belongs to; only the file itself if it is not of an installed package. */
function filesOf(file: string): readonly string[] {
  const folder = packageFolder(file);
  if (folder === undefined) return [file];
  const files = [file];
  const folders = [folder];
  for (const at of folders) {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && entry.name !== 'node_modules') folders.push(path);
      if (!entry.isFile() || !code.has(extname(path)) || path === file || path.endsWith('.d.ts')) continue;
      if (statSync(path).size <= largestFile) files.push(path);
      if (files.length === mostFiles) return files;
    }
  }
  return files;
}

function packageFolder(file: string): string | undefined {
  const parts = file.split(sep);
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) return undefined;
  const depth = parts[at + 1]?.startsWith('@') === true ? 3 : 2;
  return at + depth < parts.length ? parts.slice(0, at + depth).join(sep) : dirname(file);
}
