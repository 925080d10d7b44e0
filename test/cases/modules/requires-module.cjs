const { isWord } = require('./required-module.mjs');

exports.decide = (text) => isWord(text);
