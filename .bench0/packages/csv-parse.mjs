import * as m from "csv-parse/sync";
export const parse = (s) => m.parse(s);
