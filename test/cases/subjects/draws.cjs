exports.target = (text) => {
  let count = 0;
  for (let i = 0; i < 64; i++) if (process.hrtime.bigint() % 2n === 0n) count++;
  const table = [() => 0, () => 1, () => 2, () => 3, () => 4, () => 5, () => 6, () => 7, () => 8, () => 9];
  return table[count % 10]() + text.length;
};
