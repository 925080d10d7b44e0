import * as m from "qs";
export const parse = (s) => m.default.parse(s);
