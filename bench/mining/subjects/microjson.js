// JSON in the manner of a small Python parser: a reader with peek and next, and one function for each kind of value.

class Reader {
  constructor(text) {
    this.text = text;
    this.position = 0;
  }

  peek() {
    return this.position < this.text.length ? this.text.charAt(this.position) : null;
  }

  next() {
    if (this.position >= this.text.length) throw new SyntaxError('unexpected end');
    return this.text.charAt(this.position++);
  }

  skipSpace() {
    while (this.peek() !== null && ' \t\r\n'.includes(this.peek())) this.next();
  }
}

function parseWord(reader, word, value) {
  for (const expected of word) {
    if (reader.next() !== expected) throw new SyntaxError(`expected ${word}`);
  }
  return value;
}

function parseString(reader) {
  reader.next();
  let result = '';
  for (;;) {
    const c = reader.next();
    if (c === '"') return result;
    if (c === '\\') result += parseEscape(reader);
    else if (c < ' ') throw new SyntaxError('control character in string');
    else result += c;
  }
}

const escapes = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function parseEscape(reader) {
  const c = reader.next();
  if (c === 'u') {
    let code = 0;
    for (let i = 0; i < 4; i++) {
      const digit = reader.next();
      if (!isHex(digit)) throw new SyntaxError('bad unicode escape');
      code = code * 16 + parseInt(digit, 16);
    }
    return String.fromCharCode(code);
  }
  if (!Object.hasOwn(escapes, c)) throw new SyntaxError(`bad escape ${c}`);
  return escapes[c];
}

function isDigit(c) {
  return c !== null && c >= '0' && c <= '9';
}

function isHex(c) {
  return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

function parseDigits(reader) {
  if (!isDigit(reader.peek())) throw new SyntaxError('expected a digit');
  let digits = '';
  while (isDigit(reader.peek())) digits += reader.next();
  return digits;
}

function parseNumber(reader) {
  let text = '';
  if (reader.peek() === '-') text += reader.next();
  if (reader.peek() === '0') text += reader.next();
  else text += parseDigits(reader);
  if (reader.peek() === '.') {
    text += reader.next();
    text += parseDigits(reader);
  }
  if (reader.peek() === 'e' || reader.peek() === 'E') {
    text += reader.next();
    if (reader.peek() === '+' || reader.peek() === '-') text += reader.next();
    text += parseDigits(reader);
  }
  return Number(text);
}

function parseArray(reader) {
  const result = [];
  reader.next();
  reader.skipSpace();
  if (reader.peek() === ']') {
    reader.next();
    return result;
  }
  for (;;) {
    result.push(parseValue(reader));
    reader.skipSpace();
    const c = reader.next();
    if (c === ']') return result;
    if (c !== ',') throw new SyntaxError('expected , or ]');
  }
}

function parseObject(reader) {
  const result = {};
  reader.next();
  reader.skipSpace();
  if (reader.peek() === '}') {
    reader.next();
    return result;
  }
  for (;;) {
    reader.skipSpace();
    if (reader.peek() !== '"') throw new SyntaxError('expected a key');
    const key = parseString(reader);
    reader.skipSpace();
    if (reader.next() !== ':') throw new SyntaxError('expected :');
    result[key] = parseValue(reader);
    reader.skipSpace();
    const c = reader.next();
    if (c === '}') return result;
    if (c !== ',') throw new SyntaxError('expected , or }');
  }
}

function parseValue(reader) {
  reader.skipSpace();
  const c = reader.peek();
  if (c === '"') return parseString(reader);
  if (c === '[') return parseArray(reader);
  if (c === '{') return parseObject(reader);
  if (c === 't') return parseWord(reader, 'true', true);
  if (c === 'f') return parseWord(reader, 'false', false);
  if (c === 'n') return parseWord(reader, 'null', null);
  if (c === '-' || isDigit(c)) return parseNumber(reader);
  throw new SyntaxError(`unexpected ${c}`);
}

export function microjson(text) {
  const reader = new Reader(text);
  const value = parseValue(reader);
  reader.skipSpace();
  if (reader.peek() !== null) throw new SyntaxError('unexpected text after the value');
  return value;
}
