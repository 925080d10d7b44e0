/** Matches patterns with parts of its input, and decides nothing by the last match. */
exports.target = (text) => {
  const [key, value] = text.split(':');
  if (key !== 'key' || value === undefined) return '';
  return value.toLowerCase().replace(/^([a-z]+\.?)+$/, '');
};
