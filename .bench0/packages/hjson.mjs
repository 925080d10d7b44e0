import * as m from "hjson";
export const parse = (s) => m.default.parse(s);
