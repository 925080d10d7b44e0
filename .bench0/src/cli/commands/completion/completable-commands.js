/** Lists all groups and commands from their declarations, the same that help texts are made of. */
export async function completableCommands(group, path = []) {
    const own = { path, summary: group.summary, members: group.members.map(({ name }) => name), options: [] };
    const below = await Promise.all(group.members.map(async (member) => {
        if (member.kind === 'group')
            return completableCommands(member, [...path, member.name]);
        const { options } = await member.load();
        const known = Object.entries(options).map(([name, { summary, value, choices = [] }]) => ({
            name: `--${name}`,
            summary,
            takesValue: value !== undefined,
            choices,
        }));
        return [{ path: [...path, member.name], summary: member.summary, members: [], options: known }];
    }));
    return [own, ...below.flat()];
}
