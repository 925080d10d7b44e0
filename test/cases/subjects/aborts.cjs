exports.target = (text) => {
  if (text === 'bad') process.abort();
  return text;
};
