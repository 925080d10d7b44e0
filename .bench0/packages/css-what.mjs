import * as m from "css-what";
export const parse = (s) => m.parse(s);
