import * as m from "jsonpath-plus";
export const parse = (s) => m.JSONPath.toPathArray(s);
