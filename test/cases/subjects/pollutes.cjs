/** `a.b=c` sets a property of an object in an object, as many readers of configuration do. */
exports.assign = (text) => {
  const result = {};
  const [path, value] = text.split('=');
  const [outer, inner] = path.split('.');
  result[outer] ??= {};
  result[outer][inner] = value;
  return result;
};

/** `a.b` gives `{ a: { b: true } }`, in a list. */
exports.nest = (text) => {
  const [outer, inner] = text.split('.');
  const result = {};
  result[outer] = { [inner]: true };
  return [result];
};

exports.keeps = (text) => Object.prototype.hasOwnProperty.call({ [text]: 1 }, text) && ({}).polluted === undefined;

class Point {}
const shared = { x: 0 };

/** Prototypes that are no input's doing. */
exports.innocent = (text) => [new Point(), Object.create(shared), Object.create(null), new Map(), /x/, text];

exports.isEven = (text, result) => result.length % 2 === 0;
exports.rejectsLong = (text, result) => {
  if (result.length > 3) throw new Error('too long');
};
exports.echo = (text) => text;
exports.print = (result) => result.toUpperCase();
exports.toNumber = (text) => ({ values: [Number(text)] });
exports.printNumber = ({ values: [value] }) => String(value).slice(0, 3);
