/** Properties of results that need no function of the user. */
export const invariantNames = [
    'deterministic',
    'argument-unchanged',
    'no-nan',
    'json-serializable',
    'idempotent',
];
