// A calculator: sums and products of whole numbers, with parentheses; computes while it parses.

export function calc(text) {
  let at = 0;

  function parseExpression() {
    let value = parseTerm();
    while (at < text.length && (text[at] === '+' || text[at] === '-')) {
      const operator = text[at++];
      const right = parseTerm();
      value = operator === '+' ? value + right : value - right;
    }
    return value;
  }

  function parseTerm() {
    let value = parseFactor();
    while (at < text.length && (text[at] === '*' || text[at] === '/')) {
      const operator = text[at++];
      const right = parseFactor();
      value = operator === '*' ? value * right : value / right;
    }
    return value;
  }

  function parseFactor() {
    if (text[at] === '(') {
      at++;
      const value = parseExpression();
      if (text[at] !== ')') throw new SyntaxError(`expected ) at ${at}`);
      at++;
      return value;
    }
    return parseNumber();
  }

  function parseNumber() {
    const start = at;
    while (at < text.length && text[at] >= '0' && text[at] <= '9') at++;
    if (at === start) throw new SyntaxError(`expected a number at ${at}`);
    return Number(text.slice(start, at));
  }

  const value = parseExpression();
  if (at !== text.length) throw new SyntaxError(`unexpected text at ${at}`);
  return value;
}
