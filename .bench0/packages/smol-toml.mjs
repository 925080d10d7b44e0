import * as m from "smol-toml";
export const parse = (s) => m.parse(s);
