import * as m from "postcss-value-parser";
export const parse = (s) => m.default(s);
