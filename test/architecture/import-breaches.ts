/** What each folder of `src` may import besides itself; a name with `types` after it: types only. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  core: [],
  processes: [],
  grammar: ['core'],
  derivation: ['core', 'grammar'],
  constraint: ['core'],
  solver: ['core', 'processes', 'constraint', 'grammar', 'derivation'],
  instrument: ['core'],
  runtime: ['core', 'constraint types'],
  execution: ['core', 'processes', 'constraint', 'runtime', 'instrument'],
  engine: ['core', 'constraint', 'grammar', 'derivation', 'solver', 'execution'],
  search: ['core', 'constraint', 'grammar', 'derivation', 'solver', 'execution', 'engine'],
  oracle: ['core', 'instrument types', 'execution'],
  finding: ['core', 'constraint', 'instrument', 'execution', 'oracle'],
  mining: ['core', 'grammar', 'derivation', 'execution'],
  spec: ['core', 'execution', 'oracle'],
  suite: ['core', 'grammar', 'derivation', 'constraint', 'instrument', 'execution', 'oracle', 'finding', 'spec'],
  campaign: [
    'core',
    'processes',
    'grammar',
    'derivation',
    'constraint',
    'solver',
    'instrument',
    'runtime',
    'execution',
    'engine',
    'search',
    'oracle',
    'finding',
    'spec',
    'suite',
    'mining',
  ],
  report: ['core', 'grammar', 'derivation', 'instrument', 'execution', 'oracle', 'finding', 'suite', 'campaign'],
  config: [
    'core',
    'processes',
    'grammar',
    'constraint',
    'solver',
    'instrument',
    'execution',
    'engine',
    'search',
    'oracle',
    'finding',
    'suite',
    'campaign types',
  ],
  testing: ['core', 'grammar', 'derivation', 'execution', 'finding', 'suite', 'campaign', 'report', 'config', 'api'],
  api: ['core', 'grammar', 'finding types', 'suite', 'campaign', 'report', 'config'],
};

/** The entry points of the package and the composition root see everything. */
const unrestricted = new Set(['index.ts', 'grammar.ts', 'vitest.ts', 'node-test.ts', 'fast-check.ts', 'cli']);

export interface SourceFile {
  /** Below `src`, with forward slashes: `grammar/node.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A sentence for each import that the table does not allow, and for each folder that it does not know. */
export function importBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const folder = topFolder(file.path);
    if (unrestricted.has(folder)) return [];
    const allowed = mayImport[folder];
    if (allowed === undefined) return [`${file.path}: the folder \`${folder}\` is not in the table`];
    return importsOf(file).flatMap(({ target, typesOnly }) => {
      const isAllowed =
        target === folder || allowed.includes(target) || (typesOnly && allowed.includes(`${target} types`));
      return isAllowed
        ? []
        : [`${file.path}: \`${folder}\` must not import ${typesOnly ? 'types of ' : ''}\`${target}\``];
    });
  });
}

interface Import {
  readonly target: string;
  readonly typesOnly: boolean;
}

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"](\.[^'"]+)['"]/g;

function importsOf({ path, text }: SourceFile): Import[] {
  const statements = [...text.matchAll(statement)].map(([, type, specifier]) => ({
    target: topFolder(resolve(path, specifier!)),
    typesOnly: type !== undefined,
  }));
  const calls = [...text.matchAll(dynamic)].map(([, specifier]) => ({
    target: topFolder(resolve(path, specifier!)),
    typesOnly: false,
  }));
  return [...statements, ...calls];
}

function resolve(from: string, specifier: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

function topFolder(path: string): string {
  return path.split('/')[0]!;
}
