// Sums, products and parentheses over whole numbers without leading zeros; right-recursive, without loops over operators.

export function simplearith(text) {
  const [value, rest] = expression(text, 0);
  if (rest !== text.length) throw new SyntaxError(`unexpected text at ${rest}`);
  return value;
}

function expression(text, at) {
  const [left, next] = product(text, at);
  if (text.charAt(next) !== '+') return [left, next];
  const [right, end] = expression(text, next + 1);
  return [left + right, end];
}

function product(text, at) {
  const [left, next] = operand(text, at);
  if (text.charAt(next) !== '*') return [left, next];
  const [right, end] = product(text, next + 1);
  return [left * right, end];
}

function operand(text, at) {
  if (text.charAt(at) !== '(') return integer(text, at);
  const [value, end] = expression(text, at + 1);
  if (text.charAt(end) !== ')') throw new SyntaxError(`expected ) at ${end}`);
  return [value, end + 1];
}

function integer(text, at) {
  const first = text.charCodeAt(at);
  if (first === 0x30) return [0, at + 1];
  if (!(first >= 0x31 && first <= 0x39)) throw new SyntaxError(`expected a number at ${at}`);
  let value = first - 0x30;
  let end = at + 1;
  for (let code = text.charCodeAt(end); code >= 0x30 && code <= 0x39; code = text.charCodeAt(end)) {
    value = value * 10 + code - 0x30;
    end++;
  }
  return [value, end];
}
