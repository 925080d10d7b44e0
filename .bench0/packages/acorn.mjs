import * as m from "acorn";
export const parse = (s) => m.parse(s, { ecmaVersion: 2022 });
