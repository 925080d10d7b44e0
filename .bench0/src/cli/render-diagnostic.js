import { displayPath } from '../core/text/display-path.js';
/** Formats `file:line:column error code: message`, the code frame, and the hint. */
export function renderDiagnostic({ severity, code, message, location, hint }, style) {
    const color = severity === 'error' ? style.red : style.yellow;
    const place = location === undefined ? '' : `${style.bold(placeOf(location))} `;
    const lines = [`${place}${color(`${severity} ${code}`)}: ${message}`];
    if (location !== undefined)
        lines.push(location.frame);
    if (hint !== undefined)
        lines.push(`${style.cyan('hint')}: ${hint}`);
    return `${lines.join('\n')}\n`;
}
function placeOf({ file, line, column }) {
    return `${displayPath(file)}:${line}:${column}`;
}
