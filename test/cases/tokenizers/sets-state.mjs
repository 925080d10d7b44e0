import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

class Kind {
  constructor(label) {
    this.label = label;
  }
}

/** Kinds are objects, told apart by identity. */
const kinds = new Map(['number', 'name', 'let', 'in', '+', '*', '=', '(', ')', 'end'].map((what) => [what, new Kind(what)]));

class Parser {
  constructor(text) {
    this.text = text;
    this.pos = 0;
    this.kind = undefined;
    this.value = '';
    this.advance();
  }

  /** Leaves the token in the parser itself. */
  advance() {
    const { what, start, end } = readWord(this.text, this.pos);
    this.kind = kinds.get(what);
    this.value = this.text.slice(start, end);
    this.pos = end;
  }
}

export function parse(text) {
  const parser = new Parser(text);
  return evaluate(
    (kind) => parser.kind === kinds.get(kind),
    () => {
      const { value } = parser;
      parser.advance();
      return value;
    },
  );
}
