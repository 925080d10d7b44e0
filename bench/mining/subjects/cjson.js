// JSON in the manner of a small C library: a buffer with an offset, character codes, and functions that return false.

const space = 32;

function accessible(buffer, index) {
  return buffer.offset + index < buffer.content.length;
}

function codeAt(buffer, index) {
  return buffer.content.charCodeAt(buffer.offset + index);
}

function skipWhitespace(buffer) {
  while (accessible(buffer, 0) && codeAt(buffer, 0) <= space) buffer.offset++;
  return buffer;
}

function skipByteOrderMark(buffer) {
  if (buffer.offset === 0 && codeAt(buffer, 0) === 0xfeff) buffer.offset++;
  return buffer;
}

function parseNumber(item, buffer) {
  let length = 0;
  loop: while (accessible(buffer, length)) {
    switch (buffer.content[buffer.offset + length]) {
      case '0': case '1': case '2': case '3': case '4':
      case '5': case '6': case '7': case '8': case '9':
      case '+': case '-': case 'e': case 'E': case '.':
        length++;
        break;
      default:
        break loop;
    }
  }
  const taken = strtod(buffer.content, buffer.offset, buffer.offset + length);
  if (taken === 0) return false;
  item.type = 'number';
  item.value = Number(buffer.content.slice(buffer.offset, buffer.offset + taken));
  buffer.offset += taken;
  return true;
} // prettier-ignore

/** The length of the longest prefix that is a number. */
function strtod(text, start, end) {
  let at = start;
  const isDigit = () => at < end && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;
  if (at < end && (text[at] === '-' || text[at] === '+')) at++;
  let digits = 0;
  for (; isDigit(); at++) digits++;
  if (at < end && text[at] === '.') {
    at++;
    for (; isDigit(); at++) digits++;
  }
  if (digits === 0) return 0;
  if (at < end && (text[at] === 'e' || text[at] === 'E')) {
    const before = at;
    at++;
    if (at < end && (text[at] === '-' || text[at] === '+')) at++;
    if (!isDigit()) return before - start;
    while (isDigit()) at++;
  }
  return at - start;
}

function parseHex4(text, at) {
  let value = 0;
  for (let i = 0; i < 4; i++) {
    const code = text.charCodeAt(at + i);
    if (code >= 48 && code <= 57) value += code - 48;
    else if (code >= 65 && code <= 70) value += 10 + code - 65;
    else if (code >= 97 && code <= 102) value += 10 + code - 97;
    else return -1;
    if (i < 3) value *= 16;
  }
  return value;
}

function parseString(item, buffer) {
  if (codeAt(buffer, 0) !== 34) return false;
  const { content } = buffer;
  let end = buffer.offset + 1;
  while (end < content.length && content.charCodeAt(end) !== 34) {
    if (content.charCodeAt(end) === 92) {
      if (end + 1 >= content.length) return false;
      end++;
    }
    end++;
  }
  if (end >= content.length) return false;
  let output = '';
  let at = buffer.offset + 1;
  while (at < end) {
    if (content.charCodeAt(at) !== 92) {
      output += content[at++];
      continue;
    }
    switch (content[at + 1]) {
      case 'b':
        output += '\b';
        break;
      case 'f':
        output += '\f';
        break;
      case 'n':
        output += '\n';
        break;
      case 'r':
        output += '\r';
        break;
      case 't':
        output += '\t';
        break;
      case '"':
      case '\\':
      case '/':
        output += content[at + 1];
        break;
      case 'u': {
        if (end - at < 6) return false;
        const value = parseHex4(content, at + 2);
        if (value < 0) return false;
        output += String.fromCharCode(value);
        at += 4;
        break;
      }
      default:
        return false;
    }
    at += 2;
  }
  item.type = 'string';
  item.value = output;
  buffer.offset = end + 1;
  return true;
}

function startsWith(buffer, word) {
  return buffer.content.startsWith(word, buffer.offset);
}

function parseValue(item, buffer) {
  if (startsWith(buffer, 'null')) {
    item.type = 'null';
    buffer.offset += 4;
    return true;
  }
  if (startsWith(buffer, 'false')) {
    item.type = 'false';
    buffer.offset += 5;
    return true;
  }
  if (startsWith(buffer, 'true')) {
    item.type = 'true';
    buffer.offset += 4;
    return true;
  }
  if (accessible(buffer, 0) && codeAt(buffer, 0) === 34) return parseString(item, buffer);
  if (accessible(buffer, 0) && (codeAt(buffer, 0) === 45 || (codeAt(buffer, 0) >= 48 && codeAt(buffer, 0) <= 57)))
    return parseNumber(item, buffer);
  if (accessible(buffer, 0) && codeAt(buffer, 0) === 91) return parseArray(item, buffer);
  if (accessible(buffer, 0) && codeAt(buffer, 0) === 123) return parseObject(item, buffer);
  return false;
}

function parseArray(item, buffer) {
  item.type = 'array';
  item.children = [];
  buffer.offset++;
  skipWhitespace(buffer);
  if (accessible(buffer, 0) && codeAt(buffer, 0) === 93) {
    buffer.offset++;
    return true;
  }
  buffer.offset--;
  do {
    const child = {};
    buffer.offset++;
    skipWhitespace(buffer);
    if (!parseValue(child, buffer)) return false;
    skipWhitespace(buffer);
    item.children.push(child);
  } while (accessible(buffer, 0) && codeAt(buffer, 0) === 44);
  if (!accessible(buffer, 0) || codeAt(buffer, 0) !== 93) return false;
  buffer.offset++;
  return true;
}

function parseObject(item, buffer) {
  item.type = 'object';
  item.children = [];
  buffer.offset++;
  skipWhitespace(buffer);
  if (accessible(buffer, 0) && codeAt(buffer, 0) === 125) {
    buffer.offset++;
    return true;
  }
  buffer.offset--;
  do {
    const child = {};
    buffer.offset++;
    skipWhitespace(buffer);
    if (!parseString(child, buffer)) return false;
    skipWhitespace(buffer);
    child.name = child.value;
    if (!accessible(buffer, 0) || codeAt(buffer, 0) !== 58) return false;
    buffer.offset++;
    skipWhitespace(buffer);
    if (!parseValue(child, buffer)) return false;
    skipWhitespace(buffer);
    item.children.push(child);
  } while (accessible(buffer, 0) && codeAt(buffer, 0) === 44);
  if (!accessible(buffer, 0) || codeAt(buffer, 0) !== 125) return false;
  buffer.offset++;
  return true;
}

export function cjson(text) {
  const buffer = { content: text, offset: 0 };
  const item = {};
  if (!parseValue(item, skipWhitespace(skipByteOrderMark(buffer)))) throw new SyntaxError(`error at ${buffer.offset}`);
  skipWhitespace(buffer);
  if (buffer.offset < text.length) throw new SyntaxError(`unexpected text at ${buffer.offset}`);
  return item;
}
