const kept = [];
exports.target = (text) => {
  kept.push(Buffer.alloc(1 << 22, 1));
  return text.length + kept.length * 0;
};
