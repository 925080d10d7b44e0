/** A call takes only so many arguments. */
const most = 8192;

/** The text of UTF-16 units, however many. */
export function textOfUnits(units: readonly number[]): string {
  if (units.length <= most) return String.fromCharCode(...units);
  let text = '';
  for (let at = 0; at < units.length; at += most) text += String.fromCharCode(...units.slice(at, at + most));
  return text;
}
