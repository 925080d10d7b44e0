/** An object type without the keys whose value is undefined. */
export type WithoutUndefined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

export function withoutUndefined<T extends object>(object: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
}
