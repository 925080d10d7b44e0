exports.target = (text) => {
  if (text === 'bad') process.exit(3);
  return text;
};
