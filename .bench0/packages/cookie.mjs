import * as m from "cookie";
export const parse = (s) => (m.parse ?? m.default.parse ?? m.parseCookie)(s);
