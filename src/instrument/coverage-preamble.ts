import type { SiteTable } from './sites.ts';

/** The identifiers a coverage build uses beside those of the source, and the code that declares them. */
export interface CoveragePreamble {
  readonly code: string;
  /** The bytes to store into. */
  readonly bytes: string;
  /** Holds a value between two uses within one expression; no other code runs in between. */
  readonly temporary: string;
  /** Stands at the end of each function, so that its original text can be found. */
  mark(functionNumber: number): string;
}

/** Where a rewritten module imports its bytes from; the module hooks make that module. */
export const bytesModulePrefix = 'coppice:bytes/';

/** The non-enumerable property of the global object through which rewritten code finds its bytes. */
export const bytesSymbolName = 'coppice.bytes';

export function preambleOf(text: string, table: SiteTable, isModule: boolean): CoveragePreamble {
  const prefix = freshPrefix(text);
  const bytes = `${prefix}k`;
  const temporary = `${prefix}t`;
  return {
    code: `${bytesDeclaration(bytes, table, isModule)}var ${temporary};`,
    bytes,
    temporary,
    mark: (functionNumber) => `/*coppice:${table.contentHash}:${functionNumber}*/`,
  };
}

/**
 * A module's functions can run before its body does, when imports form a circle: an imported binding is then ready,
 * a declared one would not be.
 */
export function bytesDeclaration(name: string, table: SiteTable, isModule: boolean): string {
  const key = `${table.contentHash}/${table.counters}`;
  return isModule
    ? `import{bytes as ${name}}from${JSON.stringify(bytesModulePrefix + key)};`
    : `const ${name}=${bytesExpression(key)};`;
}

export function bytesExpression(key: string): string {
  return `globalThis[Symbol.for(${JSON.stringify(bytesSymbolName)})](${JSON.stringify(key)})`;
}

function freshPrefix(text: string): string {
  let prefix = '$c';
  while (text.includes(prefix)) prefix += '_';
  return prefix;
}
