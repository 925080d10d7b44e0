import JSON5 from 'json5';

export const run = (text) => JSON5.parse(text);
