exports.target = (text) => {
  while (text === 'bad');
  return text;
};
