import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

/** Gives all tokens at once. */
export const tokenize = (text) => {
  const tokens = [];
  for (let at = 0; ;) {
    const { what, start, end } = readWord(text, at);
    tokens.push({ kind: what, value: text.slice(start, end), range: { from: start, to: end } });
    if (what === 'end') return tokens;
    at = end;
  }
};

export function parse(text) {
  const tokens = tokenize(text);
  let at = 0;
  return evaluate(
    (kind) => tokens[at].kind === kind,
    () => tokens[at++].value,
  );
}
