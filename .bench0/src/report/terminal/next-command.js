/** Returns the most useful command after a campaign. */
export function nextCommand({ findings, folder, complete, kept, runs }) {
    const first = findings.find(({ status }) => status !== 'known');
    if (first !== undefined)
        return first.replay;
    if (runs === 0)
        return undefined;
    if (complete || kept > 0)
        return `npx coppice suite ${quoted(folder)}`;
    return undefined;
}
function quoted(argument) {
    return /^[\w@%+=:,./-]+$/u.test(argument) ? argument : `'${argument.replaceAll("'", String.raw `'\''`)}'`;
}
