Array.prototype.push = function () {
  throw new Error('push was replaced');
};
Array.prototype[Symbol.iterator] = function () {
  throw new Error('iteration was replaced');
};
Map.prototype.get = Map.prototype.set = String.prototype.includes = Array.prototype.map = Array.prototype.includes = () => 7;
Object.defineProperty(Object.prototype, 'kind', {
  get: () => 'patched',
  set() {
    throw new Error('a setter of Object.prototype ran');
  },
  configurable: true,
});
JSON.stringify = () => 'patched';
exports.target = (text) => {
  if (text === 'bad') null.property;
  return text;
};
