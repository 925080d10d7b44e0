import * as m from "svg-path-parser";
export const parse = (s) => m.default.parseSVG(s);
