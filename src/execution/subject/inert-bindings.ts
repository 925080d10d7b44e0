const ErrorClass = Error;
const { defineProperty } = Object;
const ProxyClass = Proxy;

/**
 * The permission model refuses `process.binding` as such, and no flag grants it. Packages name bindings as they load and
 * mostly never use them, so a binding is given whose every member refuses to be called.
 */
export function inertBindings(): void {
  defineProperty(process, 'binding', { value: inertBinding, writable: true, configurable: true, enumerable: true });
}

function inertBinding(module: unknown): object {
  return new ProxyClass({}, { get: (_, member) => refusing(`process.binding(${String(module)}).${String(member)}`) });
}

/** `function` because the subject may call it with `new`. */
function refusing(what: string): () => never {
  return function () {
    const error = new ErrorClass(`${what} is not available to the subject`);
    throw defineProperty(error, 'code', { value: 'ERR_ACCESS_DENIED', enumerable: true });
  };
}
