import * as m from "luxon";
export const parse = (s) => m.DateTime.fromISO(s);
