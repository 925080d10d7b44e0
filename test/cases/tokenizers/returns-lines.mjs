import { evaluate } from './evaluate.mjs';
import { readWord } from './read-word.mjs';

/** Places tokens by line and column, both from 1. A token that begins a line comes after one that nobody wrote. */
export function tokenize(text) {
  const tokens = [];
  for (let at = 0, line = 1, lineStart = 0; ;) {
    const { what, start, end } = readWord(text, at);
    const isFirst = text.slice(at, start).includes('\n');
    for (; at < start; at++) if (text[at] === '\n') [line, lineStart] = [line + 1, at + 1];
    const loc = { start: { line, column: start - lineStart + 1 } };
    if (isFirst) tokens.push({ type: 'line', val: '', loc });
    tokens.push({ type: what, val: text.slice(start, end), loc });
    if (what === 'end') return tokens;
    at = end;
  }
}

export function parse(text) {
  const tokens = tokenize(text);
  let at = 0;
  const token = () => (tokens[at].type === 'line' ? tokens[++at] : tokens[at]);
  return evaluate(
    (kind) => token().type === kind,
    () => {
      const { val } = token();
      at++;
      return val;
    },
  );
}
