exports.target = (text) => {
  const kept = [];
  while (text === 'bad') kept.push({ text: `${kept.length}`, more: [kept.length] });
  return kept.length;
};
