exports.target = (text) =>
  text === 'bad' ? new Promise((resolve) => setTimeout(resolve, 60_000)) : Promise.resolve(text);
