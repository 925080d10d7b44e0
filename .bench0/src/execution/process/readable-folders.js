import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve, sep } from 'node:path';
/** Cache for the life of the process: a campaign starts many processes for the same files, and the search reads folders. */
const foldersByFiles = new Map();
/**
 * The folders that a subject needs to read in order to load: the projects of the files, the packages that can be
 * resolved from there, and the targets of links in those.
 */
export function readableFolders(files) {
    const key = files.join(delimiter);
    const folders = foldersByFiles.get(key) ?? findFolders(files);
    foldersByFiles.set(key, folders);
    return folders;
}
function findFolders(files) {
    const folders = new Set();
    const waiting = files.map((file) => dirname(file));
    waiting.push(...(process.env['NODE_PATH'] ?? '').split(delimiter).filter((path) => path !== ''));
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        if (isWithin(folder, folders))
            continue;
        folders.add(projectOf(folder));
        for (const above of upwards(folder)) {
            const packages = join(above, 'node_modules');
            if (!existsSync(packages))
                continue;
            if (!isWithin(packages, folders))
                folders.add(packages);
            waiting.push(...linkedInto(packages).filter((linked) => !isWithin(linked, folders)));
        }
    }
    return [...folders];
}
/** The nearest folder with version control or a workspace, else the nearest package, else the folder itself. */
function projectOf(folder) {
    // A home folder may be under version control, but is not a project.
    const candidates = [...upwards(folder)].filter((above) => above === folder || above !== homedir());
    const whole = candidates.find((above) => existsSync(join(above, '.git')) || isWorkspace(above));
    return whole ?? candidates.find((above) => existsSync(join(above, 'package.json'))) ?? folder;
}
function isWorkspace(folder) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml')))
        return true;
    try {
        return /"workspaces"\s*:/u.test(readFileSync(join(folder, 'package.json'), 'utf8'));
    }
    catch {
        return false;
    }
}
/** The folder and its ancestors, without the root of the file system. */
function* upwards(folder) {
    for (let at = resolve(folder); dirname(at) !== at; at = dirname(at))
        yield at;
}
/** The real paths of packages that are links, as made by `npm link`, workspaces and package stores. */
function linkedInto(packages) {
    const linked = [];
    for (const entry of readdirSync(packages, { withFileTypes: true })) {
        const path = join(packages, entry.name);
        if (entry.isDirectory() && entry.name.startsWith('@'))
            linked.push(...linkedInto(path));
        if (!entry.isSymbolicLink())
            continue;
        try {
            linked.push(realpathSync(path));
        }
        catch {
            // A dangling link.
        }
    }
    return linked;
}
function isWithin(path, folders) {
    for (const folder of folders)
        if (path === folder || path.startsWith(folder + sep))
            return true;
    return false;
}
