exports.decide = (text) => {
  eval('if (text !== "") { var first = text[0]; }');
  const isLetter = new Function('c', 'if (c === "a") return true;\nreturn false;');
  const known = isLetter(first);
  if (known && String(isLetter).includes('c === "a"') && text.length === 2) return 1;
  return 2;
};
