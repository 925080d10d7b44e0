module.exports.inner = function (text, options = {}) {
  return text === 'x' ? options : 0;
};

exports.target = function (text) {
  return module.exports.inner(text, { of: [text] });
};
