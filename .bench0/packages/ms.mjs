import * as m from "ms";
export const parse = (s) => m.default(s);
