/** What a subject may do besides computing; these are the values of `--allow`. */
export const permissions = ['fs-read', 'fs-write', 'net', 'child', 'worker', 'addon', 'kill', 'env'];
