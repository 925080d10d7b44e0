'use strict';
const { symbolic } = require('coppice');

exports.target = () => (symbolic({ kind: 'string', exactLength: 2 }) === 'ok' ? 'yes' : 'no');
