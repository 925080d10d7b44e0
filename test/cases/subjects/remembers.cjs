const known = new Map();

exports.target = (text) => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const result = text.length * 2;
  known.set(text, result);
  return result;
};
