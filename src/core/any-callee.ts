/** In place of a function's id: shadows are for the next rewritten function that is given the arguments they belong to. */
export const anyCallee = -1;
