exports.target = (text) => {
  if (text.includes('!')) throw new TypeError(`no name: ${text}`);
  return text;
};
