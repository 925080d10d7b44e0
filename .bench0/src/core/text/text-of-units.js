/** Upper limit of units per call, below the engine's limit of arguments. */
const most = 8192;
/** Returns the text of any number of UTF-16 units. */
export function textOfUnits(units) {
    if (units.length <= most)
        return String.fromCharCode(...units);
    let text = '';
    for (let at = 0; at < units.length; at += most)
        text += String.fromCharCode(...units.slice(at, at + most));
    return text;
}
