/** The package from which harnesses import `symbolic` and `assume`, and configurations import `defineConfig`. */
export const harnessPackage = 'coppice';
/** URL that this import resolves to in a subject process; the module hooks provide the module. */
export const harnessModule = 'coppice:harness';
/** Symbol name of the non-enumerable global property that holds these functions in a subject process. */
export const harnessSymbolName = 'coppice.harness';
const harnessExpression = `globalThis[Symbol.for(${JSON.stringify(harnessSymbolName)})]`;
/** All values that the package root exports; those that cannot be used in a subject process throw when called. */
const harnessNames = ['symbolic', 'assume', 'defineConfig', 'explore', 'suite', 'loadGrammar', 'CoppiceError'];
export const harnessModuleText = `export const {${harnessNames.join(',')}}=${harnessExpression};`;
