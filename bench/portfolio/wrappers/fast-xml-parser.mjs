import { XMLParser } from 'fast-xml-parser';

export const run = (text) => new XMLParser({ ignoreAttributes: false }).parse(text, true);
