/** Returns the folders below `src` that ARCHITECTURE.md describes, each as `grammar/notations`. */
export function describedFolders(architecture: string): ReadonlySet<string> {
  const described = new Set<string>();
  for (const line of architecture.split('\n')) {
    const [, folder, text] = /^\| `([a-z0-9/-]+)\/` *\| (.*)/u.exec(line) ?? [];
    if (folder === undefined) continue;
    described.add(folder);
    for (const [, below] of text!.matchAll(/`([a-z0-9-]+)\/`/gu)) described.add(`${folder}/${below!}`);
  }
  return described;
}

/** Returns the folders that contain the files, with the number of files that each holds itself. */
export function folderSizes(paths: readonly string[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const file of paths) {
    const folders = file.split('/').slice(0, -1);
    for (let depth = 1; depth <= folders.length; depth++) {
      const folder = folders.slice(0, depth).join('/');
      sizes.set(folder, (sizes.get(folder) ?? 0) + (depth === folders.length ? 1 : 0));
    }
  }
  return sizes;
}
