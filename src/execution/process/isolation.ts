/**
 * What a run may leave behind for the next: `none` shares modules and process, `modules` loads all modules again,
 * `process` starts another process.
 */
export const isolations = ['none', 'modules', 'process'] as const;

/**
 * What a run may leave behind for the next: `none` shares modules and process, `modules` loads all modules again, `process`
 * starts another process.
 */
export type Isolation = (typeof isolations)[number];
