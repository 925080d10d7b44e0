import * as m from "json5";
export const parse = (s) => m.default.parse(s);
