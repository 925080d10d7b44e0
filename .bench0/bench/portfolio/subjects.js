import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../slowdown/install-packages.js';
export const portfolioSubjects = [
    { name: 'json5', version: '2.2.3', grammar: 'json5' },
    { name: 'hjson', version: '3.2.2', grammar: 'json5' },
    { name: 'jsonlint', version: '1.6.3', grammar: 'json' },
    { name: 'csv-parse', version: '7.0.3', grammar: 'csv' },
    { name: 'whatwg-url', version: '17.3.0', grammar: 'url' },
    { name: 'markdown-it', version: '15.0.3', grammar: 'markdown' },
    { name: 'expr-eval', version: '2.0.2', grammar: 'arithmetic' },
    { name: 'fengari', version: '0.1.5', grammar: 'lua' },
    { name: 'acorn', version: '8.19.0', grammar: 'ecmascript' },
    { name: 'printj', version: '1.3.1', grammar: 'printf' },
    { name: 'smol-toml', version: '1.9.1', grammar: 'toml' },
    { name: 'fast-xml-parser', version: '5.12.0', grammar: 'xml' },
];
const wrappers = fileURLToPath(new URL('../../../bench/portfolio/wrappers', import.meta.url));
/** Installs all subjects; returns a function that maps a subject to its file, which exports `run`. */
export function installSubjects() {
    const folder = installPackages(portfolioSubjects.map(({ name, version }) => `${name}@${version}`));
    // The wrappers are copied beside the packages, so that they can import them.
    const copies = join(folder, 'wrappers');
    cpSync(wrappers, copies, { recursive: true });
    return ({ name }) => join(copies, `${name}.mjs`);
}
