/** Properties of results that need no function of the user. */
export const invariantNames = [
  'deterministic',
  'argument-unchanged',
  'no-nan',
  'json-serializable',
  'idempotent',
] as const;

/**
 * A property of results that needs no function of the user: a second call with equal arguments gives an equal result;
 * the call leaves its arguments as they were; there is no NaN in the result; the result survives `JSON.stringify` and
 * `JSON.parse`; the target, called with its own result, gives that result again.
 */
export type InvariantName = (typeof invariantNames)[number];
