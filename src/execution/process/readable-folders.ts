import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve, sep } from 'node:path';

const known = new Map<string, readonly string[]>();

/**
 * What a subject reads in order to load: the projects that the files belong to, the packages that can be found from there,
 * and what is linked into those from elsewhere.
 */
export function readableFolders(files: readonly string[]): readonly string[] {
  const key = files.join(delimiter);
  const folders = known.get(key) ?? findFolders(files);
  known.set(key, folders);
  return folders;
}

function findFolders(files: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  const waiting = files.map((file) => dirname(file));
  waiting.push(...(process.env['NODE_PATH'] ?? '').split(delimiter).filter((path) => path !== ''));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (isWithin(folder, folders)) continue;
    folders.add(projectOf(folder));
    for (const above of upwards(folder)) {
      const packages = join(above, 'node_modules');
      if (!existsSync(packages)) continue;
      if (!isWithin(packages, folders)) folders.add(packages);
      waiting.push(...linkedInto(packages).filter((linked) => !isWithin(linked, folders)));
    }
  }
  return [...folders];
}

/** The nearest folder that a version control or a workspace begins with, else the nearest package, else the folder itself. */
function projectOf(folder: string): string {
  // A home folder may be under version control, but is no project.
  const candidates = [...upwards(folder)].filter((above) => above === folder || above !== homedir());
  const whole = candidates.find((above) => existsSync(join(above, '.git')) || isWorkspace(above));
  return whole ?? candidates.find((above) => existsSync(join(above, 'package.json'))) ?? folder;
}

function isWorkspace(folder: string): boolean {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return true;
  try {
    return /"workspaces"\s*:/u.test(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return false;
  }
}

/** From the folder to the root of the file system, without that. */
function* upwards(folder: string): Generator<string> {
  for (let at = resolve(folder); dirname(at) !== at; at = dirname(at)) yield at;
}

/** Where packages really are that are links: `npm link`, workspaces, stores. */
function linkedInto(packages: string): string[] {
  const linked: string[] = [];
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    const path = join(packages, entry.name);
    if (entry.isDirectory() && entry.name.startsWith('@')) linked.push(...linkedInto(path));
    if (!entry.isSymbolicLink()) continue;
    try {
      linked.push(realpathSync(path));
    } catch {
      // It leads nowhere.
    }
  }
  return linked;
}

function isWithin(path: string, folders: ReadonlySet<string>): boolean {
  for (const folder of folders) if (path === folder || path.startsWith(folder + sep)) return true;
  return false;
}
