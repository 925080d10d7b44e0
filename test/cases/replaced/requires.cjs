'use strict';
const fs = require('fs');
const { recv, name } = require('./network.cjs');

exports.packet = () => (recv()[0] === 0x7e ? `${name}: packet` : 'no packet');
exports.file = () => (fs.readFileSync('settings', 'utf8') === 'on' ? 'on' : typeof fs.existsSync);
