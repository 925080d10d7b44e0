import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

/** Gives one token at a time, and can be asked for the one after the next. */
class Lexer {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  next() {
    const token = this.peek();
    this.at = token.offset + token.text.length;
    return token;
  }

  peek() {
    return this.read();
  }

  read() {
    const { what, start, end } = readWord(this.text, this.at);
    return { type: what, text: this.text.slice(start, end), offset: start };
  }
}

export function parse(text) {
  const lexer = new Lexer(text);
  return evaluate(
    (kind) => lexer.peek().type === kind,
    () => lexer.next().text,
  );
}
