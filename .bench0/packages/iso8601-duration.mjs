import * as m from "iso8601-duration";
export const parse = (s) => m.parse(s);
