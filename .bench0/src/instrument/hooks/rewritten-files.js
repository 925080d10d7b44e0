import { sep } from 'node:path';
export function rewrittenFiles(filter) {
    return (file) => {
        if (filter.driven !== undefined && file.startsWith(filter.driven + sep))
            return true;
        if (filter.own.some((folder) => file.startsWith(folder + sep)))
            return false;
        const name = packageOf(file);
        if (name === undefined)
            return true;
        if (filter.only !== undefined)
            return filter.only.includes(name);
        return filter.except === undefined || !filter.except.includes(name);
    };
}
/** The package below `node_modules` that a file belongs to; undefined for the user's own code. */
function packageOf(file) {
    const marker = `${sep}node_modules${sep}`;
    const at = file.lastIndexOf(marker);
    if (at < 0)
        return undefined;
    const parts = file.slice(at + marker.length).split(sep);
    return parts[0]?.startsWith('@') ? `${parts[0]}/${parts[1]}` : parts[0];
}
