/** What a subject may do beside computing; each word is what `--allow` takes. */
export type Permission = 'fs-write' | 'net' | 'child' | 'worker' | 'addon' | 'kill';
