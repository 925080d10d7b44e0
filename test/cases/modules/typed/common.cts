const { double } = require('../common.cjs') as { double(n: number): number };

exports.target = (text: string): number => {
  if (text.length > 3) return double(text.length);
  return -1;
};
