import * as m from "shell-quote";
export const parse = (s) => m.default.parse(s);
