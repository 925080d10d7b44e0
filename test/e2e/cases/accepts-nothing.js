/** @param {string} text */
export function parse(text) {
  throw new SyntaxError(text);
}
