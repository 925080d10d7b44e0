import * as m from "linkify-it";
export const parse = (s) => m.linkifyit().match(s);
