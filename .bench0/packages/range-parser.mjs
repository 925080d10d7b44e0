import * as m from "range-parser";
export const parse = (s) => m.default(1000, s);
