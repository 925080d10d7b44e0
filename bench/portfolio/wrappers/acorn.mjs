import { parse } from 'acorn';

export const run = (text) => parse(text, { ecmaVersion: 'latest' }).type;
