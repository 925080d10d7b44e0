import { Parser } from 'expr-eval';

export const run = (text) => Parser.evaluate(text, { x: 2 });
