import * as m from "toml";
export const parse = (s) => m.default.parse(s);
