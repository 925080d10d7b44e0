/** Input numbers of a run whose tokens are symbolic: input 0 is the text itself, which is not symbolic. */
export const tokensInput = 1;
export const firstTokenText = 2;
