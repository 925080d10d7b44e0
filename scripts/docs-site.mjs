import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds the documentation as a site, in `docs/.vitepress/dist`; a dead link fails. VitePress is 100 MB: it is installed
 * when it is first needed, into a folder of its own, where the pages are copied to.
 */
const version = '1.6.4';
const root = fileURLToPath(new URL('..', import.meta.url));
const site = path.join(root, 'node_modules/.cache/docs-site');
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs',
  'api',
  'bench/README.md',
  'scripts/README.md',
];

mkdirSync(site, { recursive: true });
if (!existsSync(path.join(site, 'node_modules/vitepress'))) {
  writeFileSync(path.join(site, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `vitepress@${version}`], { cwd: site, stdio: 'inherit' });
}
for (const page of pages) {
  rmSync(path.join(site, page), { recursive: true, force: true });
  cpSync(path.join(root, page), path.join(site, page), { recursive: true });
}
const generator = path.join(site, 'node_modules/vitepress/bin/vitepress.js');
execFileSync(process.execPath, [generator, 'build', 'docs'], { cwd: site, stdio: 'inherit' });
cpSync(path.join(site, 'docs/.vitepress/dist'), path.join(root, 'docs/.vitepress/dist'), { recursive: true });
