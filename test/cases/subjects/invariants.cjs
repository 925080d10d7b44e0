let calls = 0;
exports.counts = (text) => `${text}${calls++}`;
exports.ratio = (text) => [{ share: text.length / (text.length - 1) - Infinity * (text[0] === 'n' ? 0 : 1) }];
exports.sorts = (list) => list.sort();
exports.keeps = (text) => (text === 'f' ? { at: new Date(0) } : { text });
exports.trims = (text) => (text.startsWith('ab') ? text.slice(1) : text.trim());
exports.later = async (text) => text.replace('aa', 'a');
exports.isFine = (text) => ({ text, list: [1, null, true] });
exports.zeros = (text) => ({ value: text === 'm' ? new Map([[1, -0]]) : Number(text) });
