import * as m from "validator";
export const parse = (s) => m.default.isURL(s);
