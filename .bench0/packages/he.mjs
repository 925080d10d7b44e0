import * as m from "he";
export const parse = (s) => m.default.decode(s);
