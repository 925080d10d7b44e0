import * as m from "email-addresses";
export const parse = (s) => m.default.parseOneAddress(s);
