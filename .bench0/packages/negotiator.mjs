import * as m from "negotiator";
export const parse = (s) => new m.default({ headers: { accept: s } }).mediaTypes(['text/html', 'image/png']);
