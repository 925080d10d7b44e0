import * as m from "jsonc-parser";
export const parse = (s) => (m.parse ?? m.default.parse)(s);
