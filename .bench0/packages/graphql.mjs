import * as m from "graphql";
export const parse = (s) => m.parse(s);
