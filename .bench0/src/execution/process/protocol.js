/** The descriptors that a subject process inherits in addition to the standard ones. */
export const descriptor = { inputs: 3, rewriting: 4, threadRewriting: 5, marker: 6 };
