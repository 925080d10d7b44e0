exports.target = (text) => {
  globalThis.runs = (globalThis.runs ?? 0) + 1;
  return globalThis.runs % 3 === 0 ? 'third' : text;
};
