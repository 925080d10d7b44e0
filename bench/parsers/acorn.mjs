import { parse as parseScript } from 'acorn';

export const parse = (text) => parseScript(text, { ecmaVersion: 'latest' });
