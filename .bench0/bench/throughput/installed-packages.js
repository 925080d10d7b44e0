import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const folder = '.bench/packages';
export function measuredPackages(names) {
    const all = JSON.parse(readFileSync('bench/throughput/packages.json', 'utf8'));
    return names === undefined ? all : all.filter(({ name }) => names.includes(name));
}
/** Installs the packages once, and writes one module for each that exports `parse`; returns the folder of the modules. */
export function installPackages(packages) {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(join(folder, 'package.json')))
        writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const missing = packages.filter(({ name }) => !existsSync(join(folder, 'node_modules', name)));
    const specifiers = missing.map(({ name, version }) => `${name}@${version}`);
    if (specifiers.length > 0)
        execFileSync('npm', ['install', '--no-audit', '--no-fund', ...specifiers], { cwd: folder, stdio: 'ignore' });
    for (const { name, import: module, call } of packages)
        writeFileSync(join(folder, `${name}.mjs`), `import * as m from ${JSON.stringify(module)};\nexport const parse = (s) => ${call};\n`);
    return folder;
}
