import { dataModule } from '../files/data-module.js';
/** Symbol name of the non-enumerable global property that holds the runtime. */
export const runtimeSymbolName = 'coppice.runtime';
const runtimeExpression = `globalThis[Symbol.for(${JSON.stringify(runtimeSymbolName)})]`;
const flags = 'flags';
const runtimeModule = dataModule(`export const runtime=${runtimeExpression},flags=runtime.${flags};`);
/** An import that binds the runtime. It is initialized even for functions that run before the body of their module. */
export function runtimeImport(runtimeName, flagsName) {
    return `import{runtime as ${runtimeName},flags as ${flagsName}}from${JSON.stringify(runtimeModule)};`;
}
export function runtimeLookup(runtimeName, flagsName) {
    return `const ${runtimeName}=${runtimeExpression},${flagsName}=${runtimeName}.${flags};`;
}
