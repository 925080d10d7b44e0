import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
const longestInstallMs = 120_000;
/**
 * Installs a version of a package into a cache folder, unless it is there already, and returns the folder that has it
 * in its `node_modules`. Install scripts are not run. A folder with a complete installation appears at once.
 */
export function installedPackage({ name, version }) {
    const cache = join(cacheFolder(), 'packages');
    const folder = join(cache, `${name.replace('/', '+')}@${encodeURIComponent(version)}`);
    if (existsSync(join(folder, 'node_modules', name)))
        return folder;
    const draft = `${folder}.${process.pid}.draft`;
    try {
        mkdirSync(draft, { recursive: true });
        writeFileSync(join(draft, 'package.json'), '{ "private": true }\n');
        install(`${name}@${version}`, draft);
        rmSync(folder, { recursive: true, force: true });
        renameSync(draft, folder);
    }
    finally {
        rmSync(draft, { recursive: true, force: true });
    }
    return folder;
}
function cacheFolder() {
    const base = process.env['XDG_CACHE_HOME'];
    return join(base === undefined || base === '' ? join(homedir(), '.cache') : base, 'coppice');
}
function install(wanted, folder) {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    const { error, status, stderr } = spawnSync('npm', ['install', ...options, wanted], {
        cwd: folder,
        encoding: 'utf8',
        timeout: longestInstallMs,
        shell: process.platform === 'win32',
    });
    if (error === undefined && status === 0)
        return;
    throw installError(wanted, error?.message ?? stderr);
}
function installError(wanted, output) {
    if (/\bE404\b|\bETARGET\b|\bEINVALIDTAGNAME\b|\bEINVALIDPACKAGENAME\b/u.test(output)) {
        return new CoppiceError('no-such-package', `the registry has no ${wanted}`, {
            hint: 'a version is written npm:PACKAGE@VERSION#EXPORT; `npm view PACKAGE versions` lists them',
        });
    }
    const lines = output.split('\n').map((line) => line.replace(/^npm (?:error|ERR!)\s*/u, ''));
    const why = lines.find((line) => line !== '' && !line.startsWith('code ')) ?? 'no reason given';
    return new CoppiceError('not-installed', `${wanted} could not be installed: ${why}`, {
        hint: 'check the network and the registry of npm; versions that were installed before are used from the cache',
    });
}
