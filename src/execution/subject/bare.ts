const { setPrototypeOf } = Object;

/**
 * An object that inherits nothing: what a subject has put on `Object.prototype` is not read from it. Whatever an async
 * function gives back is asked for a method `then`, and a descriptor for `get` and `set`.
 */
export function bare<const Value extends object>(value: Value): Value {
  return setPrototypeOf(value, null) as Value;
}
