import * as m from "js-yaml";
export const parse = (s) => (m.load ?? m.default.load)(s);
