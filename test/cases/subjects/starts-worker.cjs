const { Worker } = require('node:worker_threads');
const path = require('node:path');

const code = `require('node:fs').writeFileSync(${JSON.stringify(path.join(__dirname, 'precious', 'escaped.txt'))}, 'x')`;

exports.target = (text) => {
  if (text === 'bad') new Worker(code, { eval: true, execArgv: [] });
  return text;
};
