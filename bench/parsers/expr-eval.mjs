import { Parser } from 'expr-eval-fork';

export const parse = (text) => Parser.parse(text);
