import * as m from "semver";
export const parse = (s) => m.default.validRange(s);
