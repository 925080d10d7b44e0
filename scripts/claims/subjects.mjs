import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cases = fileURLToPath(new URL('../../test/cases/', import.meta.url));

/**
 * Returns the functions of the tests on shadows, each in a separate module, as `name`, `file`, `exportName` and
 * `inputs`.
 */
export function shadowSubjects(folder) {
  return readdirSync(path.join(cases, 'shadows')).flatMap((name) => {
    const parts = readFileSync(path.join(cases, 'shadows', name), 'utf8').split(/^\/\/\/\/ (.*) @ (.*)\n/mu);
    const subjects = [];
    for (let at = 1; at < parts.length; at += 3) {
      const file = path.join(folder, `${name.replace('.js', '')}-${(at + 2) / 3}.cjs`);
      writeFileSync(file, `module.exports.f = (${parts[at + 2].trimEnd()});\n`);
      subjects.push({ name: `${name} ${parts[at]}`, file, exportName: 'f', inputs: inputsFor(parts[at + 1]) });
    }
    return subjects;
  });
}

function inputsFor(example) {
  if (example.startsWith('bytes ')) return `bytes(${example.slice(6).split(' ').length})`;
  if (/^\d+n$/u.test(example)) return 'bigint';
  const kind = typeof JSON.parse(example);
  return kind === 'string' ? 'string(..16)' : kind;
}

/** Returns the functions of the claims table, with arguments according to their types. */
export function claimSubjects() {
  const names = readdirSync(path.join(cases, 'claims')).filter((name) => /\.(?:[cm]?js|ts)$/u.test(name));
  return names.flatMap((name) => {
    const file = path.join(cases, 'claims', name);
    const exported = readFileSync(file, 'utf8').matchAll(/^export (?:async )?function\*? ([\w$]+)/gmu);
    return [...exported].map(([, exportName]) => ({ name: `${name}#${exportName}`, file, exportName }));
  });
}
