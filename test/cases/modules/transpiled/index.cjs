'use strict';
Object.defineProperty(exports, '__esModule', { value: true });
exports.default = function parse(text) {
  return text ? `parsed ${text}` : 'nothing';
};
