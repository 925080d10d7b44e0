import * as m from "punycode/punycode.js";
export const parse = (s) => m.default.decode(s);
