'use strict';
const data = require('./data.json');

exports.double = (n) => (n > 2 ? n * 2 : data.answer);

exports.fuzz = function fuzz(bytes) {
  if (!Buffer.isBuffer(bytes)) return 'no buffer';
  return bytes.length > 2 && bytes[0] === 0xff ? 'marked' : 'plain';
};

exports.add = (a, b) => [a + b, Object.is(a, -0), Number.isNaN(b)];

exports.printed = () => exports.fuzz.toString();
