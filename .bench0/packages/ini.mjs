import * as m from "ini";
export const parse = (s) => m.default.parse(s);
