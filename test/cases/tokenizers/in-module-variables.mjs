import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

let source = '';
let index = 0;
let token = { what: 'end', text: '' };

/** Leaves the token in a variable of the module. */
function next() {
  const { what, start, end } = readWord(source, index);
  index = end;
  const text = source.slice(start, end);
  token = { what, text };
}

export function parse(text) {
  source = text;
  index = 0;
  next();
  return evaluate(
    (wanted) => token.what === wanted,
    () => {
      const { text: own } = token;
      next();
      return own;
    },
  );
}
