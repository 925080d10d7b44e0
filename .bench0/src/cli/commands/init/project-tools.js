import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
const commands = [
    ['pnpm-lock.yaml', 'pnpm coppice'],
    ['yarn.lock', 'yarn coppice'],
    ['bun.lock', 'bunx coppice'],
    ['bun.lockb', 'bunx coppice'],
];
export function projectTools(folder) {
    const packages = dependenciesOf(folder);
    const has = (file) => existsSync(path.join(folder, file));
    return {
        command: commands.find(([lock]) => has(lock))?.[1] ?? 'npx coppice',
        runner: packages.has('vitest') ? 'vitest' : packages.has('jest') ? 'jest' : 'node-test',
        usesTypeScript: has('tsconfig.json') || packages.has('typescript'),
    };
}
function dependenciesOf(folder) {
    try {
        const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
        return new Set(Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }));
    }
    catch {
        return new Set();
    }
}
