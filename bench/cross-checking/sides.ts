import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installPackages } from '../slowdown/install-packages.ts';

/** Implementations of the same function of one text. */
export interface Family {
  readonly name: string;
  /** The length of inputs that are generated. */
  readonly mostLength: number;
  /** A regular expression; texts that do not match are not inputs of the implementations. */
  readonly domain?: string;
  readonly seeds: readonly string[];
  readonly implementations: readonly Implementation[];
}

interface Implementation {
  readonly name: string;
  /** Empty for a module of Node. */
  readonly version: string;
  /** Specifier of the module that is imported as `m`. */
  readonly import: string;
  /** Expression that calls the function on the text `s`. */
  readonly call: string;
}

/** A family with one file for each implementation, which exports `target`. */
export interface InstalledFamily extends Family {
  readonly seedFolder: string;
  readonly sides: readonly { readonly name: string; readonly file: string }[];
}

export function families(names: readonly string[] | undefined): readonly Family[] {
  const all = JSON.parse(readFileSync('bench/cross-checking/families.json', 'utf8')) as readonly Family[];
  return names === undefined ? all : all.filter(({ name }) => names.includes(name));
}

/** Installs the packages of a family and writes its files. */
export function installFamily(family: Family): InstalledFamily {
  const { name, seeds, implementations } = family;
  const packages = implementations.filter(({ version }) => version !== '');
  const folder = join(installPackages(packages.map((used) => `${used.name}@${used.version}`)), name);
  const seedFolder = join(folder, 'seeds');
  mkdirSync(seedFolder, { recursive: true });
  for (const [i, seed] of seeds.entries()) writeFileSync(join(seedFolder, `${i}`), seed);
  const sides = implementations.map((used) => {
    const file = join(folder, `${used.name}.mjs`);
    writeFileSync(file, moduleOf(used, family.domain));
    return { name: used.name, file };
  });
  return { ...family, seedFolder, sides };
}

function moduleOf({ import: specifier, call }: Implementation, domain = ''): string {
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
