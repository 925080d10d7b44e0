/** The value of a position after the end of the input. */
export const endOfInput = -1;
