/** What a subject may do beside computing; each word is what `--allow` takes. */
export const permissions = ['fs-read', 'fs-write', 'net', 'child', 'worker', 'addon', 'kill', 'env'] as const;

/** `env` is all of the environment, `env=NAME` one variable of it. */
export type Permission = (typeof permissions)[number] | `env=${string}`;
