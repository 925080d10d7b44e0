import * as m from "spdx-expression-parse";
export const parse = (s) => m.default(s);
