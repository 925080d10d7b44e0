exports.target = async (text) => {
  if (text === 'bad') {
    setTimeout(() => {
      throw new TypeError('from a timer');
    }, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return text;
};
