/** Where rewritten modules import the runtime from; the module hooks make that module. */
export const runtimeModule = 'coppice:runtime';

/** The non-enumerable property of the global object that holds the runtime. */
export const runtimeSymbolName = 'coppice.runtime';

const runtimeExpression = `globalThis[Symbol.for(${JSON.stringify(runtimeSymbolName)})]`;

export const runtimeModuleText = `export const runtime=${runtimeExpression},flags=runtime.flags;`;

/** An imported binding is ready even for functions that run before the body of their module does. */
export function runtimeImport(runtimeName: string, flagsName: string): string {
  return `import{runtime as ${runtimeName},flags as ${flagsName}}from${JSON.stringify(runtimeModule)};`;
}

export function runtimeLookup(runtimeName: string, flagsName: string): string {
  return `const ${runtimeName}=${runtimeExpression},${flagsName}=${runtimeName}.flags;`;
}
