import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

import { CoppiceError } from '../core/coppice-error.ts';
import type { TargetName } from '../execution/target-name.ts';
import { installedPackage } from './installed-package.ts';
import { namedTarget } from './named-target.ts';
import { packageEntry } from '../execution/loading/package-entry.ts';

const written = 'a side is written FILE#EXPORT, PACKAGE#EXPORT or npm:PACKAGE@VERSION#EXPORT';

/** Finds a side of a comparison: a file, an installed package, or a version of a package, which is installed. */
export function comparisonSide(text: string): TargetName {
  if (text.startsWith('npm:')) return versionSide(text);
  const target = namedTarget(text);
  if (existsSync(target.file) || isAbsolute(target.file) || target.file.startsWith('.')) return target;
  throw new CoppiceError('no-such-file', `\`${target.file}\` is neither a file nor an installed package`, {
    hint: written,
  });
}

function versionSide(text: string): TargetName {
  const parts =
    /^npm:(?<name>(?:@[^/@#]+\/)?[^/@#]+)@(?<version>[^#/]+)(?<path>\/[^#]*)?(?:#(?<exportName>.*))?$/u.exec(text);
  const { name = '', version = '', path = '', exportName = '' } = parts?.groups ?? {};
  if (parts === null) {
    throw new CoppiceError('bad-value', `\`${text}\` does not name a version of a package`, { hint: written });
  }
  const entry = packageEntry(`${name}${path}`, installedPackage({ name, version }));
  if (entry === undefined) throw new Error(`${name} is not where it was installed`);
  return { file: entry, exportName };
}
