import * as m from "color-string";
export const parse = (s) => m.default.get(s);
