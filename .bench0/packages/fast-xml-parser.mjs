import * as m from "fast-xml-parser";
export const parse = (s) => new m.XMLParser().parse(s);
