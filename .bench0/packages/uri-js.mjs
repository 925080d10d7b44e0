import * as m from "uri-js";
export const parse = (s) => m.parse(s);
