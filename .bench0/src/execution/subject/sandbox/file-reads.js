import fs from 'node:fs';
const { apply, defineProperty } = Reflect;
const { create } = Object;
const ProxyClass = Proxy;
/**
 * Makes `existsSync` return false for files that may not be read. The permission model makes it throw, but packages
 * check for many files while they load and expect an answer.
 */
export function answerExistence() {
    const traps = create(null);
    traps.apply = (exists, self, args) => {
        try {
            return apply(exists, self, args);
        }
        catch {
            return false;
        }
    };
    const value = new ProxyClass(fs.existsSync, traps);
    defineProperty(fs, 'existsSync', { value, writable: true, configurable: true, enumerable: true });
}
