import * as m from "markdown-it";
export const parse = (s) => new m.default().render(s);
