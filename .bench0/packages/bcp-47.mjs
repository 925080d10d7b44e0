import * as m from "bcp-47";
export const parse = (s) => m.parse(s);
