/** Exponential. */
exports.nested = (text) => /^(a+)+$/.test(text);
