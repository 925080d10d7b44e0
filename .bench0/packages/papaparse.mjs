import * as m from "papaparse";
export const parse = (s) => m.default.parse(s);
