import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The tools of a project, as far as they matter for commands and files that are proposed. */
export interface ProjectTools {
  /** The start of a command line: `npx coppice`, `pnpm coppice`... */
  readonly command: string;
  readonly runner: 'vitest' | 'jest' | 'node-test';
  readonly usesTypeScript: boolean;
}

const commands: readonly (readonly [string, string])[] = [
  ['pnpm-lock.yaml', 'pnpm coppice'],
  ['yarn.lock', 'yarn coppice'],
  ['bun.lock', 'bunx coppice'],
  ['bun.lockb', 'bunx coppice'],
];

export function projectTools(folder: string): ProjectTools {
  const packages = dependenciesOf(folder);
  const has = (file: string): boolean => existsSync(path.join(folder, file));
  return {
    command: commands.find(([lock]) => has(lock))?.[1] ?? 'npx coppice',
    runner: packages.has('vitest') ? 'vitest' : packages.has('jest') ? 'jest' : 'node-test',
    usesTypeScript: has('tsconfig.json') || packages.has('typescript'),
  };
}

function dependenciesOf(folder: string): ReadonlySet<string> {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Readonly<
      Record<string, Readonly<Record<string, string>> | undefined>
    >;
    return new Set(Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }));
  } catch {
    return new Set();
  }
}
