import { parse } from 'smol-toml';

export const run = (text) => parse(text);
