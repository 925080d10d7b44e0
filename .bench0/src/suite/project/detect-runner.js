import { existsSync } from 'node:fs';
import { join } from 'node:path';
/** Commands in scripts; the first match of the first script decides. */
const commands = [
    ['vitest', /\bvitest\b/u],
    ['jest', /\bjest\b|\breact-scripts test\b/u],
    ['bun', /\bbun test\b/u],
    ['deno', /\bdeno test\b/u],
    ['node', /\b(?:node|tsx)\b.*--test\b/u],
];
const packages = [
    ['vitest', ['vitest']],
    ['jest', ['jest', 'ts-jest', '@jest/globals', 'babel-jest']],
];
const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'];
const configFiles = [
    ['vitest', endings.map((ending) => `vitest.config.${ending}`)],
    ['jest', endings.map((ending) => `jest.config.${ending}`)],
    ['deno', ['deno.json', 'deno.jsonc']],
    ['bun', ['bunfig.toml', 'bun.lock', 'bun.lockb']],
];
/** Returns the runner that the nearest package uses, by its scripts, dependencies or configuration files. */
export function detectRunner(manifests, folders) {
    for (const { scripts, dependencies } of manifests) {
        const tests = Object.entries(scripts).filter(([name]) => /^test\b|:test\b/u.test(name));
        for (const [name, script] of tests) {
            const found = commands.find(([, pattern]) => pattern.test(script));
            if (found !== undefined)
                return { name: found[0], because: `script \`${name}\` of package.json` };
        }
        const installed = packages.find(([, names]) => names.some((name) => dependencies.has(name)));
        if (installed !== undefined)
            return { name: installed[0], because: 'dependency in package.json' };
    }
    for (const folder of folders) {
        for (const [name, files] of configFiles) {
            const file = files.find((candidate) => existsSync(join(folder, candidate)));
            if (file !== undefined)
                return { name, because: file };
        }
    }
    return manifests.some(({ content }) => 'jest' in content)
        ? { name: 'jest', because: 'settings in package.json' }
        : undefined;
}
