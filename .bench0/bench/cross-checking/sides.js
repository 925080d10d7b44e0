import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../slowdown/install-packages.js';
export function families(names) {
    const all = JSON.parse(readFileSync('bench/cross-checking/families.json', 'utf8'));
    return names === undefined ? all : all.filter(({ name }) => names.includes(name));
}
/** Installs the packages of a family and writes its files. */
export function installFamily(family) {
    const { name, seeds, implementations } = family;
    const packages = implementations.filter(({ version }) => version !== '');
    const folder = join(installPackages(packages.map((used) => `${used.name}@${used.version}`)), name);
    const seedFolder = join(folder, 'seeds');
    mkdirSync(seedFolder, { recursive: true });
    for (const [i, seed] of seeds.entries())
        writeFileSync(join(seedFolder, `${i}`), seed);
    const sides = implementations.map((used) => {
        const file = join(folder, `${used.name}.mjs`);
        writeFileSync(file, moduleOf(used, family.domain));
        return { name: used.name, file };
    });
    return { ...family, seedFolder, sides };
}
function moduleOf({ import: specifier, call }, domain = '') {
    return [
        `import * as m from '${specifier}';`,
        `const domain = new RegExp(${JSON.stringify(domain)}, 'u');`,
        'export const target = (s) => {',
        "  if (!domain.test(s)) throw new Error('not an input');",
        `  return ${call};`,
        '};',
        '',
    ].join('\n');
}
