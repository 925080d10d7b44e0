import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

/** Keeps everything to itself, and gives it out by functions only. */
function createScanner(text) {
  let pos = 0;
  let kind = '';
  let value = '';

  function scan() {
    const { what, start, end } = readWord(text, pos);
    kind = what;
    value = text.slice(start, end);
    pos = end;
  }

  // The first token is read before there is a count.
  scan();
  let count = 1;
  const take = () => {
    const own = value;
    count++;
    scan();
    return own;
  };
  return { take, kindOf: () => kind, countOf: () => count };
}

export function parse(text) {
  const scanner = createScanner(text);
  const result = evaluate((wanted) => scanner.kindOf() === wanted, scanner.take);
  return { result, tokens: scanner.countOf() };
}
