import * as m from "yargs-parser";
export const parse = (s) => m.default(s);
