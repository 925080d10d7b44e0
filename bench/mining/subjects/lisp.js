// A reader of s-expressions: lists with dots, quotes, strings, numbers, symbols and comments.

const symbolCharacters = '~!@#$%^&*-_=+:/?<>';

export function lisp(text) {
  let position = 0;

  const peek = () => (position < text.length ? text.charCodeAt(position) : -1);
  const get = () => (position < text.length ? text.charCodeAt(position++) : -1);

  function skipLine() {
    for (;;) {
      const c = get();
      if (c === -1 || c === 10) return;
    }
  }

  function readExpression() {
    for (;;) {
      const c = get();
      if (c === 32 || c === 10 || c === 13 || c === 9) continue;
      if (c === -1) return undefined;
      if (c === 59) {
        skipLine();
        continue;
      }
      if (c === 40) return readList();
      if (c === 41) return ')';
      if (c === 46) return '.';
      if (c === 39) return readQuote();
      if (isDigit(c)) return readNumber(c - 48);
      if (c === 45 && isDigit(peek())) return -readNumber(0);
      if (isAlpha(c) || symbolCharacters.includes(String.fromCharCode(c))) return readSymbol(c);
      throw new SyntaxError(`don't know how to handle ${c}`);
    }
  }

  function readList() {
    const items = [];
    for (;;) {
      const item = readExpression();
      if (item === undefined) throw new SyntaxError('unclosed parenthesis');
      if (item === ')') return items;
      if (item === '.') {
        if (items.length === 0) throw new SyntaxError('stray dot');
        items.tail = readExpression();
        if (items.tail === undefined || items.tail === ')' || items.tail === '.') throw new SyntaxError('no tail');
        if (readExpression() !== ')') throw new SyntaxError('closed parenthesis expected after dot');
        return items;
      }
      items.push(item);
    }
  }

  function readQuote() {
    const quoted = readExpression();
    if (quoted === undefined || quoted === ')' || quoted === '.') throw new SyntaxError('nothing to quote');
    return ['quote', quoted];
  }

  function readNumber(first) {
    let value = first;
    while (isDigit(peek())) value = value * 10 + (get() - 48);
    return value;
  }

  function readSymbol(first) {
    let name = String.fromCharCode(first);
    while (isAlpha(peek()) || isDigit(peek()) || (peek() !== -1 && symbolCharacters.includes(text[position])))
      name += String.fromCharCode(get());
    return { name };
  }

  const all = [];
  for (;;) {
    const expression = readExpression();
    if (expression === undefined) return all;
    if (expression === ')') throw new SyntaxError('stray close parenthesis');
    if (expression === '.') throw new SyntaxError('stray dot');
    all.push(expression);
  }
}

function isDigit(c) {
  return c >= 48 && c <= 57;
}

function isAlpha(c) {
  return (c >= 65 && c <= 90) || (c >= 97 && c <= 122);
}
