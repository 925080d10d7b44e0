import { parse as parseCsv } from 'csv-parse/sync';

export const parse = (text) => parseCsv(text);
