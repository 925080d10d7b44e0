import * as m from "entities";
export const parse = (s) => m.decodeHTML(s);
