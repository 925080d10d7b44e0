import fs from 'node:fs';

const { apply, defineProperty } = Reflect;
const { create } = Object;
const ProxyClass = Proxy;

/**
 * Where reading is not allowed, the permission model makes questions whether a file is there throw. Packages ask that of
 * all sorts of files as they load, and expect an answer: what may not be read is not there.
 */
export function answerExistence(): void {
  const traps = create(null) as ProxyHandler<typeof fs.existsSync>;
  traps.apply = (exists, self, args: unknown[]) => {
    try {
      return apply(exists, self, args) as unknown;
    } catch {
      return false;
    }
  };
  const value = new ProxyClass(fs.existsSync, traps);
  defineProperty(fs, 'existsSync', { value, writable: true, configurable: true, enumerable: true });
}
