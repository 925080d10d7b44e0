import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** Name of the package that contains the digest, by which it is excluded from rewriting. */
export const digestPackage = 'structural-digest';

/** Installs the packages of a list of subjects, once per list and folder. */
export function installSubjects(subjects, folder) {
  const wanted = JSON.stringify(
    { private: true, type: 'module', dependencies: Object.fromEntries(subjects.map((s) => [s.name, s.version])) },
    null,
    2,
  );
  const manifest = path.join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  const isInstalled = existsSync(path.join(folder, 'node_modules')) && readIfThere(manifest) === wanted;
  if (!isInstalled) {
    writeFileSync(manifest, wanted);
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const digestFolder = path.join(folder, 'node_modules', digestPackage);
  mkdirSync(digestFolder, { recursive: true });
  writeFileSync(path.join(digestFolder, 'package.json'), JSON.stringify({ type: 'module', exports: './digest.mjs' }));
  copyFileSync(fileURLToPath(new URL('digest.mjs', import.meta.url)), path.join(digestFolder, 'digest.mjs'));
}

/**
 * Writes a module whose `run` performs the subject's call and returns its result; returns undefined if the call is not
 * JavaScript.
 */
export function writeHarness({ name, import: specifier, call }, folder) {
  const isAsync = /\bawait\b/.test(call);
  if (!isExpression(call)) return undefined;
  const file = path.join(folder, `${name.replaceAll(/[^\w.-]/g, '+')}.mjs`);
  writeFileSync(
    file,
    `import { digest, digestThrown, observed } from '${digestPackage}';
const m = await import(${JSON.stringify(specifier)});
export ${isAsync ? 'async ' : ''}function run(s) {
  try {
    observed.value = ${call};
    return digest();
  } catch (value) {
    observed.value = value;
    return digestThrown();
  }
}
`,
  );
  return file;
}

function isExpression(call) {
  try {
    const parsed = new Script(`async (m, s) => (${call});`);
    return parsed instanceof Script;
  } catch {
    return false;
  }
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
