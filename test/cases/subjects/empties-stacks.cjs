exports.target = (text) => {
  Error.stackTraceLimit = 0;
  if (text === 'first') return null.first;
  if (text === 'second') return undefined.second;
  if (text === 'own') throw new TypeError(`no ${String(text)}`);
  try {
    if (text === 'caught') return null.third;
    if (text === 'again') return null.third;
  } catch (error) {
    error.stack = '';
    throw error;
  }
  return text;
};
