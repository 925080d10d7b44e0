import jsonlint from 'jsonlint';

export const run = (text) => jsonlint.parse(text);
