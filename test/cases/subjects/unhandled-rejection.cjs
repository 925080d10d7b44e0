exports.target = (text) => {
  if (text === 'bad') Promise.reject(new Error('nobody listens'));
  return text;
};
