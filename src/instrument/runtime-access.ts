/** Where rewritten modules import the runtime from; the module hooks make that module. */
export const runtimeModule = 'coppice:runtime';

/** The non-enumerable property of the global object that holds the runtime. */
export const runtimeSymbolName = 'coppice.runtime';

const runtimeExpression = `globalThis[Symbol.for(${JSON.stringify(runtimeSymbolName)})]`;

export const runtimeModuleText = `export const runtime=${runtimeExpression};`;

/** An imported binding is ready even for functions that run before the body of their module does. */
export function runtimeImport(name: string): string {
  return `import{runtime as ${name}}from${JSON.stringify(runtimeModule)};`;
}

export function runtimeLookup(name: string): string {
  return `const ${name}=${runtimeExpression};`;
}
