/** The status of strategies that do not record paths. */
export const neverDone = { obstacles: ['unexplored'], divergences: new Map() };
