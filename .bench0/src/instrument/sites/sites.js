/** Formats a site as `file:line:column`. */
export function siteText(table, site) {
    return `${table.file}:${site.line}:${site.column}`;
}
