import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

const numbers = { end: 0, number: 256, name: 257, let: 258, in: 259, '+': 43, '*': 42, '=': 61, '(': 40, ')': 41 };

/** Returns the number of a kind and leaves the text where it was asked to, as scanners in C do. */
function scan(state, info) {
  const { what, start, end } = readWord(state.text, state.offset);
  info.text = state.text.slice(start, end);
  state.offset = end;
  return numbers[what];
}

export function parse(text) {
  const state = { text, offset: 0 };
  const info = { text: '' };
  let kind = scan(state, info);
  return evaluate(
    (wanted) => kind === numbers[wanted],
    () => {
      const own = info.text;
      kind = scan(state, info);
      return own;
    },
  );
}
