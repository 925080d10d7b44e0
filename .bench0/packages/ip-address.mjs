import * as m from "ip-address";
export const parse = (s) => new m.Address6(s);
