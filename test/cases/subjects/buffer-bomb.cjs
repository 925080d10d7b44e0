exports.target = (text) => {
  const kept = [];
  while (text === 'bad') kept.push(Buffer.alloc(1 << 24, 1));
  return kept.length;
};
