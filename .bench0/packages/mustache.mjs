import * as m from "mustache";
export const parse = (s) => m.default.parse(s);
