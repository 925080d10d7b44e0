import Module from 'node:module';
const { keys } = Object;
/** Empties the cache of `require`, so that the next load runs every CommonJS module again. */
export function forgetRequired() {
    const cache = Module._cache;
    const files = keys(cache);
    for (let i = 0; i < files.length; i++)
        delete cache[files[i]];
}
