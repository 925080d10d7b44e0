import { parse as parseToml } from 'smol-toml';

export const parse = (text) => parseToml(text);
