import * as m from "jsonlint";
export const parse = (s) => m.default.parse(s);
