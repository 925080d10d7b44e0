const fs = require('node:fs');
const path = require('node:path');

exports.target = (text) => {
  if (text === 'bad') fs.rmSync(path.join(__dirname, 'precious'), { recursive: true });
  if (text === 'quietly') {
    try {
      fs.unlinkSync(path.join(__dirname, 'precious', 'kept.txt'));
    } catch {
      return 'swallowed';
    }
  }
  if (text === 'write') fs.writeFileSync(path.join(__dirname, 'precious', 'new.txt'), 'x');
  return text;
};
