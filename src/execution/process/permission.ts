/** What a subject may do besides computing; these are the values of `--allow`. */
export const permissions = ['fs-read', 'fs-write', 'net', 'child', 'worker', 'addon', 'kill', 'env'] as const;

/** `env` allows the whole environment, `env=NAME` one variable. */
export type Permission = (typeof permissions)[number] | `env=${string}`;
