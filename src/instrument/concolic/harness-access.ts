/** The package that a target or its harness imports `symbolic` and `assume` from, and a configuration `defineConfig`. */
export const harnessPackage = 'coppice';

/** What that import means in a subject process; the module hooks make that module. */
export const harnessModule = 'coppice:harness';

/** The non-enumerable property of the global object that holds the functions of a subject process. */
export const harnessSymbolName = 'coppice.harness';

const harnessExpression = `globalThis[Symbol.for(${JSON.stringify(harnessSymbolName)})]`;

/** All values of the package root; those that make no sense in a subject process throw when they are called. */
const harnessNames = ['symbolic', 'assume', 'defineConfig', 'explore', 'suite', 'loadGrammar', 'CoppiceError'];

export const harnessModuleText = `export const {${harnessNames.join(',')}}=${harnessExpression};`;
