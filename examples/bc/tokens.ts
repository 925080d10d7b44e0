import { BcError } from './bc-error.ts';

export interface Token {
  readonly kind: 'number' | 'name' | 'keyword' | 'string' | 'operator' | 'newline' | 'end';
  readonly text: string;
}

export const endOfProgram: Token = { kind: 'end', text: '' };

const keywords = new Set([
  'define',
  'auto',
  'if',
  'else',
  'while',
  'for',
  'break',
  'continue',
  'return',
  'print',
  'halt',
  'sqrt',
  'length',
  'scale',
  'ibase',
  'obase',
  'last',
]);
const doubled = new Set(['==', '!=', '<=', '>=', '&&', '||', '++', '--', '+=', '-=', '*=', '/=', '%=', '^=']);
const single = '+-*/%^=<>!(){}[];,';

/** All tokens of a program, comments and blanks left out, an end mark last. */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    const start = at;
    if (char === ' ' || char === '\t') {
      at++;
    } else if (char === '\n') {
      at++;
      tokens.push({ kind: 'newline', text: '\n' });
    } else if (char === '#') {
      while (at < source.length && source[at] !== '\n') at++;
    } else if (char === '/' && source[at + 1] === '*') {
      const end = source.indexOf('*/', at + 2);
      if (end < 0) throw new BcError('comment not closed');
      at = end + 2;
    } else if (char === '"') {
      const end = source.indexOf('"', at + 1);
      if (end < 0) throw new BcError('string not closed');
      at = end + 1;
      tokens.push({ kind: 'string', text: source.slice(start + 1, end) });
    } else if (isDigit(char) || (char === '.' && isDigit(source[at + 1] ?? ''))) {
      at = endOfNumber(source, at);
      tokens.push({ kind: 'number', text: source.slice(start, at) });
    } else if (isLetter(char)) {
      while (isLetter(source[at] ?? '') || isDecimal(source[at] ?? '')) at++;
      const text = source.slice(start, at);
      tokens.push({ kind: keywords.has(text) ? 'keyword' : 'name', text });
    } else {
      const length = doubled.has(source.slice(at, at + 2)) ? 2 : 1;
      if (length === 1 && !single.includes(char)) throw new BcError(`wrong character ${char}`);
      at += length;
      tokens.push({ kind: 'operator', text: source.slice(start, at) });
    }
  }
  tokens.push(endOfProgram);
  return tokens;
}

function endOfNumber(source: string, start: number): number {
  let at = start;
  while (isDigit(source[at] ?? '')) at++;
  if (source[at] !== '.') return at;
  at++;
  while (isDecimal(source[at] ?? '')) at++;
  return at;
}

function isDecimal(char: string): boolean {
  return char >= '0' && char <= '9';
}

function isDigit(char: string): boolean {
  return isDecimal(char) || (char >= 'A' && char <= 'F');
}

function isLetter(char: string): boolean {
  return (char >= 'a' && char <= 'z') || char === '_';
}
