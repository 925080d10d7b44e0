// A parser in the manner of a small JavaScript engine for embedded systems: a tokenizer with one token of lookahead, a
// function for each level of binary operators, and statements that are told whether they stand in a loop.

const keywords = [
  'break',
  'continue',
  'else',
  'false',
  'for',
  'function',
  'if',
  'let',
  'null',
  'return',
  'true',
  'while',
];
const punctuation = [
  '===', '!==', '&&', '||', '<=', '>=', '+=', '-=', '++', '--',
  '{', '}', '(', ')', '[', ']', ';', ',', '.', ':', '?', '=', '<', '>', '+', '-', '*', '/', '%', '!',
]; // prettier-ignore

class Parser {
  constructor(text) {
    this.text = text;
    this.position = 0;
    this.token = '';
    this.kind = 'end';
    this.next();
  }

  skipSpacesAndComments() {
    for (;;) {
      const c = this.text[this.position];
      if (c === ' ' || c === '\n' || c === '\t' || c === '\r') {
        this.position++;
      } else if (c === '/' && this.text[this.position + 1] === '/') {
        while (this.position < this.text.length && this.text[this.position] !== '\n') this.position++;
      } else {
        return;
      }
    }
  }

  next() {
    this.skipSpacesAndComments();
    const start = this.position;
    if (start >= this.text.length) {
      this.kind = 'end';
      this.token = '';
      return;
    }
    const c = this.text[start];
    if (isDigit(c)) {
      while (isDigit(this.text[this.position])) this.position++;
      if (this.text[this.position] === '.' && isDigit(this.text[this.position + 1])) {
        this.position++;
        while (isDigit(this.text[this.position])) this.position++;
      }
      this.kind = 'number';
    } else if (isLetter(c)) {
      while (isLetter(this.text[this.position]) || isDigit(this.text[this.position])) this.position++;
      this.kind = 'identifier';
      const word = this.text.slice(start, this.position);
      for (const keyword of keywords) if (keyword === word) this.kind = word;
    } else if (c === '"' || c === "'") {
      this.position++;
      while (this.text[this.position] !== c) {
        if (this.position >= this.text.length) throw new SyntaxError('unterminated string');
        if (this.text[this.position] === '\\') this.position++;
        this.position++;
      }
      this.position++;
      this.kind = 'string';
    } else {
      const found = punctuation.find((one) => this.text.startsWith(one, start));
      if (found === undefined) throw new SyntaxError(`unexpected ${c}`);
      this.position += found.length;
      this.kind = found;
    }
    this.token = this.text.slice(start, this.position);
  }

  expect(kind) {
    if (this.kind !== kind) throw new SyntaxError(`expected ${kind} before ${this.position}`);
    this.next();
  }

  parsePrimary() {
    switch (this.kind) {
      case 'number':
      case 'string':
      case 'identifier':
      case 'true':
      case 'false':
      case 'null':
        this.next();
        return;
      case '(':
        this.next();
        this.parseExpression();
        this.expect(')');
        return;
      case '[':
        this.parseArrayLiteral();
        return;
      case '{':
        this.parseObjectLiteral();
        return;
      case 'function':
        this.parseFunction();
        return;
      default:
        throw new SyntaxError(`unexpected ${this.kind} before ${this.position}`);
    }
  }

  parseArrayLiteral() {
    this.next();
    while (this.kind !== ']') {
      this.parseExpression();
      if (this.kind === ',') this.next();
      else if (this.kind !== ']') throw new SyntaxError('expected , or ]');
    }
    this.next();
  }

  parseObjectLiteral() {
    this.next();
    while (this.kind !== '}') {
      if (this.kind !== 'identifier' && this.kind !== 'string') throw new SyntaxError('expected a key');
      this.next();
      this.expect(':');
      this.parseExpression();
      if (this.kind === ',') this.next();
      else if (this.kind !== '}') throw new SyntaxError('expected , or }');
    }
    this.next();
  }

  parseFunction() {
    this.next();
    if (this.kind === 'identifier') this.next();
    this.expect('(');
    while (this.kind !== ')') {
      this.expect('identifier');
      if (this.kind === ',') this.next();
      else if (this.kind !== ')') throw new SyntaxError('expected , or )');
    }
    this.next();
    this.parseBlock(false);
  }

  parsePostfix() {
    this.parsePrimary();
    for (;;) {
      if (this.kind === '.') {
        this.next();
        this.expect('identifier');
      } else if (this.kind === '[') {
        this.next();
        this.parseExpression();
        this.expect(']');
      } else if (this.kind === '(') {
        this.parseArguments();
      } else {
        break;
      }
    }
    if (this.kind === '++' || this.kind === '--') this.next();
  }

  parseArguments() {
    this.next();
    while (this.kind !== ')') {
      this.parseExpression();
      if (this.kind === ',') this.next();
      else if (this.kind !== ')') throw new SyntaxError('expected , or )');
    }
    this.next();
  }

  parseUnary() {
    if (this.kind === '!' || this.kind === '-' || this.kind === '+') {
      this.next();
      this.parseUnary();
    } else {
      this.parsePostfix();
    }
  }

  parseMultiplication() {
    this.parseUnary();
    while (this.kind === '*' || this.kind === '/' || this.kind === '%') {
      this.next();
      this.parseUnary();
    }
  }

  parseAddition() {
    this.parseMultiplication();
    while (this.kind === '+' || this.kind === '-') {
      this.next();
      this.parseMultiplication();
    }
  }

  parseComparison() {
    this.parseAddition();
    while (this.kind === '<' || this.kind === '>' || this.kind === '<=' || this.kind === '>=') {
      this.next();
      this.parseAddition();
    }
  }

  parseEquality() {
    this.parseComparison();
    while (this.kind === '===' || this.kind === '!==') {
      this.next();
      this.parseComparison();
    }
  }

  parseLogical() {
    this.parseEquality();
    while (this.kind === '&&' || this.kind === '||') {
      this.next();
      this.parseEquality();
    }
  }

  parseTernary() {
    this.parseLogical();
    if (this.kind !== '?') return;
    this.next();
    this.parseTernary();
    this.expect(':');
    this.parseTernary();
  }

  parseExpression() {
    this.parseTernary();
    if (this.kind === '=' || this.kind === '+=' || this.kind === '-=') {
      this.next();
      this.parseExpression();
    }
  }

  parseLet() {
    this.next();
    for (;;) {
      this.expect('identifier');
      if (this.kind === '=') {
        this.next();
        this.parseExpression();
      }
      if (this.kind !== ',') return;
      this.next();
    }
  }

  parseBlock(isInLoop) {
    this.expect('{');
    while (this.kind !== '}') this.parseStatement(isInLoop);
    this.next();
  }

  parseStatement(isInLoop) {
    switch (this.kind) {
      case ';':
        this.next();
        return;
      case '{':
        this.parseBlock(isInLoop);
        return;
      case 'let':
        this.parseLet();
        this.expect(';');
        return;
      case 'if':
        this.next();
        this.expect('(');
        this.parseExpression();
        this.expect(')');
        this.parseStatement(isInLoop);
        if (this.kind === 'else') {
          this.next();
          this.parseStatement(isInLoop);
        }
        return;
      case 'while':
        this.next();
        this.expect('(');
        this.parseExpression();
        this.expect(')');
        this.parseStatement(true);
        return;
      case 'for':
        this.parseFor();
        return;
      case 'break':
      case 'continue':
        if (!isInLoop) throw new SyntaxError('not in a loop');
        this.next();
        this.expect(';');
        return;
      case 'return':
        this.next();
        if (this.kind !== ';') this.parseExpression();
        this.expect(';');
        return;
      default:
        this.parseExpression();
        this.expect(';');
    }
  }

  parseFor() {
    this.next();
    this.expect('(');
    if (this.kind === 'let') this.parseLet();
    else if (this.kind !== ';') this.parseExpression();
    this.expect(';');
    if (this.kind !== ';') this.parseExpression();
    this.expect(';');
    if (this.kind !== ')') this.parseExpression();
    this.expect(')');
    this.parseStatement(true);
  }

  parseProgram() {
    while (this.kind !== 'end') this.parseStatement(false);
  }
}

function isDigit(c) {
  return c !== undefined && c >= '0' && c <= '9';
}

function isLetter(c) {
  return c !== undefined && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c === '_' || c === '$');
}

export function mjs(text) {
  new Parser(text).parseProgram();
}
