const depth = (text) => (text.startsWith('(') ? depth(text.slice(1)) + 1 : text.missing.length);
const first = (text) => depth(text);
const second = (text) => depth(`(${text}`);
let calls = 0;

exports.target = (text) => {
  calls++;
  if (text === 'returns') return 1;
  if (text === 'rejects') throw new Error('no');
  if (text === 'remembers' && calls > 1) return null.x;
  if (text.startsWith('loop')) for (;;);
  if (text.startsWith('deep')) return exports.target(text);
  if (text.startsWith('1')) return first(text.slice(1));
  if (text.startsWith('2')) return second(text.slice(1));
  return undefined;
};
