export function* mapBySize(groups, change) {
    for (const group of groups)
        yield mapped(group, change);
}
function* mapped(group, change) {
    for (const item of group)
        yield change(item);
}
