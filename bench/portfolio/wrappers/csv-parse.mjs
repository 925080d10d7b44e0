import { parse } from 'csv-parse/sync';

export const run = (text) => parse(text);
