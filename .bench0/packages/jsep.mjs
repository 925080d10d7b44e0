import * as m from "jsep";
export const parse = (s) => m.default(s);
