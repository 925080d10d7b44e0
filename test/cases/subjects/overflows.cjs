const depth = (n) => 1 + depth(n + 1);
exports.target = (text) => (text === 'bad' ? depth(0) : text);
