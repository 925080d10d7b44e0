import * as m from "nunjucks";
export const parse = (s) => m.default.parser.parse(s);
