const domain = require('node:domain');
require('node:repl');
exports.target = (text) => {
  if (text === 'caught') {
    const own = domain.create();
    return new Promise((resolve) => {
      own.on('error', (error) => resolve(error.message));
      own.run(() => setTimeout(() => null.x));
    });
  }
  if (text === 'bad') setTimeout(() => null.x);
  return new Promise((resolve) => setTimeout(() => resolve(text), 5));
};
