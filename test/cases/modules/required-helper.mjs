export const firstOf = (text) => text[0];
