Error.prepareStackTrace = (error, frames) => {
  if (error.message.includes('null')) throw new Error('no');
  return frames;
};
exports.target = (text) => {
  if (text === 'first') return null.x;
  if (text === 'own') throw new TypeError('not a word of the language');
  return text;
};
