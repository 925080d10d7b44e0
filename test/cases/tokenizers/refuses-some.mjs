import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

/** Knows no multiplication: that is an error before anybody gets to see a token. */
function scan(state) {
  const { what, start, end } = readWord(state.text, state.offset);
  if (what === '*') throw new SyntaxError(`what is * at ${start}?`);
  state.offset = end;
  return { what, text: state.text.slice(start, end) };
}

export function parse(text) {
  const state = { text, offset: 0 };
  let token = scan(state);
  return evaluate(
    (wanted) => token.what === wanted,
    () => {
      const { text: own } = token;
      token = scan(state);
      return own;
    },
  );
}

/** Has never heard of anything but numbers. */
export function parseNumber(text) {
  const state = { text, offset: 0 };
  const { what } = scan(state);
  if (what !== 'number') throw new SyntaxError(`a number was wanted, and not ${what}`);
  return Number(text);
}

/** Reads nothing at all. */
export function parseNothing() {
  return 0;
}
