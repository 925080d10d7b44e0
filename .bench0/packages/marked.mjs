import * as m from "marked";
export const parse = (s) => m.parse(s);
