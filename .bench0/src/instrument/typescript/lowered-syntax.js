/**
 * Name of the non-enumerable global property with the functions that lowered syntax calls. It replaces `babelHelpers`
 * and has the same length, so that the positions of the code after it do not change.
 */
export const loweredName = 'coppiceHelps';
