const dgram = require('node:dgram');
const dns = require('node:dns');
const http = require('node:http');
const net = require('node:net');

exports.target = (text) => {
  if (text === 'connect') net.connect(9, '127.0.0.1');
  if (text === 'listen') net.createServer().listen(0);
  if (text === 'udp') dgram.createSocket('udp4').send('x', 9, '127.0.0.1');
  if (text === 'dns') dns.lookup('localhost', () => {});
  if (text === 'http') http.get('http://127.0.0.1:47110/').on('error', () => {});
  if (text === 'fetch') return fetch('http://127.0.0.1:47110/').catch(() => 'swallowed');
  return text;
};
