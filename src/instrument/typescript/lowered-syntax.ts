/**
 * The non-enumerable property of the global object with the functions that lowered syntax calls. As long as `babelHelpers`,
 * in whose place it stands: the positions of what follows stay.
 */
export const loweredName = 'coppiceHelps';
