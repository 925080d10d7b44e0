import JSON5 from 'json5';

export const parse = (text) => JSON5.parse(text);
