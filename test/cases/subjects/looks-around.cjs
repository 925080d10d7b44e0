const fs = require('node:fs');

exports.target = (text) => {
  const [what, path] = text.split(' ');
  if (what === 'own') return fs.readFileSync(__filename, 'utf8').includes('looks');
  if (what === 'there') return fs.existsSync(path);
  if (what === 'read') return fs.readFileSync(path).length > 0;
  if (what === 'descriptor') return fs.fstatSync(Number(path)).size;
  try {
    fs.accessSync(path);
    return fs.readFileSync(path).length > 0;
  } catch {
    return false;
  }
};
