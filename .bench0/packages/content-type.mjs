import * as m from "content-type";
export const parse = (s) => (m.parse ?? m.default.parse)(s);
