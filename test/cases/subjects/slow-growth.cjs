/** Quadratic: the pattern is tried at each blank. */
exports.trimEnd = (text) => text.replace(/\s+$/, '');

/** Exponential. */
exports.nested = (text) => /^(a+)+$/.test(text);

/** Linear, but not quick. */
exports.sum = (text) => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) for (let k = 0; k < 300; k++) sum += (text.charCodeAt(i) % 7) * k;
  return sum;
};
