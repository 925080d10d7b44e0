/** What a subject may do beside computing; each word is what `--allow` takes. */
export const permissions = ['fs-write', 'net', 'child', 'worker', 'addon', 'kill'] as const;

export type Permission = (typeof permissions)[number];
