'use strict';
exports.recv = () => {
  throw new Error('there is no network here');
};
exports.name = 'network';
