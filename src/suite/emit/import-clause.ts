/** One import of a test file. */
export interface ImportClause {
  /** A specifier. */
  readonly from: string;
  /** The name for the default export, or in a CommonJS file for the whole module. */
  readonly whole?: string;
  /** The name for the namespace. */
  readonly namespace?: string;
  /** Names, or `name as alias`. */
  readonly names: readonly string[];
}

export type ModuleStyle = 'esm' | 'commonjs';

/** Returns the statements for imports, without names that `body` does not use: built-in modules first, files last. */
export function importStatements(clauses: readonly ImportClause[], body: string, style: ModuleStyle): string[] {
  return clauses
    .map((clause) => used(clause, body))
    .filter(({ whole, namespace, names }) => whole !== undefined || namespace !== undefined || names.length > 0)
    .sort((a, b) => rank(a.from) - rank(b.from) || (a.from < b.from ? -1 : 1))
    .flatMap((clause) => (style === 'esm' ? [importStatement(clause)] : requireStatements(clause)));
}

/** Returns true if a name occurs in code, outside of string literals. */
export function isNameUsed(name: string, code: string): boolean {
  const bare = code.replaceAll(stringLiterals, '""');
  return new RegExp(String.raw`(?<![\w$.'"])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`, 'u').test(bare);
}

/** In emitted code that is not formatted yet, only arguments of `Buffer.from` have single quotes. */
const stringLiterals = /"(?:[^"\\]|\\.)*"/gu;

function used({ from, whole, namespace, names }: ImportClause, body: string): ImportClause {
  const isUsed = (name: string): boolean => isNameUsed(name, body);
  return {
    from,
    ...(whole !== undefined && isUsed(whole) && { whole }),
    ...(namespace !== undefined && isUsed(namespace) && { namespace }),
    names: names.filter((name) => isUsed(name.split(' as ').at(-1) ?? name)),
  };
}

function rank(from: string): number {
  if (/^(?:node|bun):/u.test(from)) return 0;
  return from.startsWith('.') ? 2 : 1;
}

function importStatement({ from, whole, namespace, names }: ImportClause): string {
  const clauses = [
    ...(whole === undefined ? [] : [whole]),
    ...(namespace === undefined ? [] : [`* as ${namespace}`]),
    ...(names.length === 0 ? [] : [`{ ${names.join(', ')} }`]),
  ];
  return `import ${clauses.join(', ')} from ${JSON.stringify(from)};`;
}

function requireStatements({ from, whole, namespace, names }: ImportClause): string[] {
  const source = `require(${JSON.stringify(from)})`;
  const all = whole ?? namespace;
  return [
    ...(all === undefined ? [] : [`const ${all} = ${source};`]),
    ...(names.length === 0
      ? []
      : [`const { ${names.map((name) => name.replace(' as ', ': ')).join(', ')} } = ${source};`]),
  ];
}
