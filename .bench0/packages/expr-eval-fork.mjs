import * as m from "expr-eval-fork";
export const parse = (s) => new m.Parser().parse(s);
