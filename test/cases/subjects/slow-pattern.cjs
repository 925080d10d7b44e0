exports.target = (text) => /^(a+)+$/.test(text === 'bad' ? 'a'.repeat(40) + '!' : text);
