import * as m from "url-parse";
export const parse = (s) => new m.default(s);
