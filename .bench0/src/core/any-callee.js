/**
 * Used instead of a function id: the shadows go to the next rewritten function that receives the arguments they belong
 * to.
 */
export const anyCallee = -1;
