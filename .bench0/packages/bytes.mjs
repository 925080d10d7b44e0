import * as m from "bytes";
export const parse = (s) => m.default.parse(s);
