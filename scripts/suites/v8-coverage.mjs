import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs a file with Node and returns what V8 counted as executed: characters in functions and blocks that ran, by file
 * below `root`, as sets of offsets packed into strings of ranges.
 */
export function coveredBy(file, root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'coppice-v8-'));
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [file], {
    env: { ...env, NODE_V8_COVERAGE: folder },
    stdio: 'ignore',
    timeout: 300_000,
  });
  const files = new Map();
  for (const name of readdirSync(folder)) {
    for (const { url, functions } of JSON.parse(readFileSync(path.join(folder, name), 'utf8')).result) {
      if (!url.startsWith(`file://${root}`) || url.endsWith(path.basename(file))) continue;
      const length = Math.max(...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
      const bits = files.get(url) ?? new Uint8Array(length);
      for (const index of executed(functions, length)) bits[index] = 1;
      files.set(url, bits);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return { status, files };
}

/** Inner ranges override outer ones; V8 lists outer ones first. */
function executed(functions, length) {
  const counts = new Int32Array(length);
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset);
  }
  return [...counts.keys()].filter((index) => counts[index] > 0);
}

/** The number of characters that ran, and of those that ran in `all` but not in `some`. */
export function compareCoverage(all, some) {
  let covered = 0;
  let lost = 0;
  for (const [url, bits] of all) {
    const own = some.get(url);
    for (const [index, bit] of bits.entries()) {
      if (bit === 0) continue;
      covered++;
      if (own?.[index] !== 1) lost++;
    }
  }
  return { covered, lost };
}
