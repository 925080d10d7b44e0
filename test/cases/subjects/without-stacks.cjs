Error.stackTraceLimit = 0;
exports.target = (text) => {
  if (text === 'first') return null.x;
  if (text === 'second') {
    return null.x;
  }
  if (text === 'own') throw new TypeError('not a word of the language');
  return text;
};
