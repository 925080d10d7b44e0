import * as m from "cron-parser";
export const parse = (s) => m.CronExpressionParser.parse(s);
