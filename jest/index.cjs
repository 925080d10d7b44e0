'use strict';

// CommonJS, because tests of jest cannot import modules without a flag. The campaign runs in a process of its own: the
// modules and globals of a test are those that jest made.
const { AssertionError } = require('node:assert');
const { execFile } = require('node:child_process');
const path = require('node:path');

const program = path.join(__dirname, '../dist/cli/explored-main.js');
const defaultTimeoutMs = 600_000;

exports.explored = function explored(name, target, options = {}) {
  const asked = JSON.stringify({ name, target: String(target), options });
  const body = async () => {
    const failure = JSON.parse(await outputOf([program, asked]));
    if (failure !== null) throw new AssertionError({ ...failure, operator: 'explored' });
  };
  globalThis.test(name, body, options.timeoutMs ?? defaultTimeoutMs);
};

function outputOf(args) {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(stderr === '' ? error.message : stderr));
    });
  });
}
