/**
 * What a run may leave behind for the next one: `none` shares modules and process, `modules` loads all modules again,
 * `process` starts a new process.
 */
export const isolations = ['none', 'modules', 'process'];
