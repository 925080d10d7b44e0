import { parse as parseIni } from 'ini';

export const parse = (text) => parseIni(text);
