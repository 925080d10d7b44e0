// Mathematical expressions in the manner of a small Python class: one method for each level, one for each kind of value.

const constants = { pi: Math.PI, e: Math.E, phi: (1 + Math.sqrt(5)) / 2 };
const functions = {
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sqrt: Math.sqrt,
  log: Math.log,
  pow: Math.pow,
};

class MathParser {
  constructor(text) {
    this.text = text;
    this.index = 0;
  }

  getValue() {
    const value = this.parseExpression();
    this.skipWhitespace();
    if (this.hasNext()) throw new SyntaxError(`unexpected character ${this.peek()}`);
    return value;
  }

  peek() {
    return this.text.slice(this.index, this.index + 1);
  }

  hasNext() {
    return this.index < this.text.length;
  }

  skipWhitespace() {
    while (this.hasNext()) {
      if (' \t\n\r'.includes(this.peek())) this.index += 1;
      else return;
    }
  }

  parseExpression() {
    return this.parseAddition();
  }

  parseAddition() {
    const values = [this.parseMultiplication()];
    while (true) {
      this.skipWhitespace();
      const char = this.peek();
      if (char === '+') {
        this.index += 1;
        values.push(this.parseMultiplication());
      } else if (char === '-') {
        this.index += 1;
        values.push(-1 * this.parseMultiplication());
      } else {
        break;
      }
    }
    return values.reduce((sum, value) => sum + value, 0);
  }

  parseMultiplication() {
    const values = [this.parseParenthesis()];
    while (true) {
      this.skipWhitespace();
      const char = this.peek();
      if (char === '*') {
        this.index += 1;
        values.push(this.parseParenthesis());
      } else if (char === '/') {
        this.index += 1;
        values.push(1 / this.parseParenthesis());
      } else {
        break;
      }
    }
    return values.reduce((product, value) => product * value, 1);
  }

  parseParenthesis() {
    this.skipWhitespace();
    const char = this.peek();
    if (char === '(') {
      this.index += 1;
      const value = this.parseExpression();
      this.skipWhitespace();
      if (this.peek() !== ')') throw new SyntaxError('no closing parenthesis');
      this.index += 1;
      return value;
    }
    return this.parseNegative();
  }

  parseArguments() {
    const values = [];
    this.skipWhitespace();
    this.index += 1;
    while (true) {
      this.skipWhitespace();
      if (this.peek() === ')') {
        if (values.length > 0) throw new SyntaxError('argument missing');
        this.index += 1;
        return values;
      }
      values.push(this.parseExpression());
      this.skipWhitespace();
      if (this.peek() === ')') {
        this.index += 1;
        return values;
      }
      if (this.peek() !== ',') throw new SyntaxError('expected , or )');
      this.index += 1;
    }
  }

  parseNegative() {
    this.skipWhitespace();
    const char = this.peek();
    if (char === '-') {
      this.index += 1;
      return -1 * this.parseParenthesis();
    }
    return this.parseValue();
  }

  parseValue() {
    this.skipWhitespace();
    const char = this.peek();
    if (char !== '' && '0123456789.'.includes(char)) return this.parseNumber();
    return this.parseVariable();
  }

  parseVariable() {
    this.skipWhitespace();
    const name = [];
    while (this.hasNext()) {
      const char = this.peek();
      if ('_abcdefghijklmnopqrstuvwxyz0123456789'.includes(char.toLowerCase())) {
        name.push(char);
        this.index += 1;
      } else {
        break;
      }
    }
    const word = name.join('');
    if (Object.hasOwn(functions, word)) {
      this.skipWhitespace();
      if (this.peek() !== '(') throw new SyntaxError(`function ${word} without arguments`);
      return functions[word](...this.parseArguments());
    }
    if (Object.hasOwn(constants, word)) return constants[word];
    throw new SyntaxError(`unrecognized variable ${word}`);
  }

  parseNumber() {
    this.skipWhitespace();
    let text = '';
    let hasPoint = false;
    while (this.hasNext()) {
      const char = this.peek();
      if (char === '.') {
        if (hasPoint) throw new SyntaxError('two decimal points');
        hasPoint = true;
        text += '.';
      } else if ('0123456789'.includes(char)) {
        text += char;
      } else {
        break;
      }
      this.index += 1;
    }
    if (text === '.') throw new SyntaxError('a point is not a number');
    return Number(text);
  }
}

export function mathexpr(text) {
  return new MathParser(text).getValue();
}
