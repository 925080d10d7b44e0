exports.target = (text) => (text === 'bad' ? new Promise(() => {}) : Promise.resolve(text));
