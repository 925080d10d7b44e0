import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CoppiceError } from '../../src/core/coppice-error.js';
/** Installs packages (`name@version`) in a temporary folder and returns it; later calls reuse the folder. */
export function installPackages(packages) {
    const key = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
    const folder = join(tmpdir(), `coppice-bench-${key}`);
    if (existsSync(folder))
        return folder;
    const draft = `${folder}-${process.pid}`;
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'package.json'), JSON.stringify({ name: 'coppice-bench', private: true }));
    try {
        execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', '--no-engine-strict', ...packages], {
            cwd: draft,
            stdio: 'pipe',
        });
    }
    catch (cause) {
        throw new CoppiceError('bench-packages-missing', `cannot install ${packages.join(' ')}`, {
            hint: `npm needs access to a registry; or install them manually in ${folder}`,
            cause,
        });
    }
    renameSync(draft, folder);
    return folder;
}
