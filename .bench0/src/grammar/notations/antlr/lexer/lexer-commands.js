import { isTokenName } from '../antlr-cursor.js';
export const noCommands = {
    skip: false,
    more: false,
    type: undefined,
    channel: undefined,
    modeActions: [],
};
const withArgument = new Set(['type', 'channel', 'mode', 'pushMode']);
const withoutArgument = new Set(['skip', 'more', 'popMode']);
/** Reads `-> skip, pushMode(X)`; returns `noCommands` if there is no arrow. */
export function takeCommands(cursor) {
    let commands = noCommands;
    if (!cursor.takeSymbol('->'))
        return commands;
    do
        commands = applied(commands, takeCommand(cursor));
    while (cursor.takeSymbol(','));
    return commands;
}
function takeCommand(cursor) {
    // `mode` is a keyword elsewhere, so keywords are accepted here.
    const name = cursor.takeIdentifier();
    const known = [...withArgument, ...withoutArgument].join(', ');
    if (name === undefined)
        throw cursor.unexpected('a command', `known commands: ${known}`);
    // ANTLR accepts `Channel` for `channel`, and published grammars rely on it.
    const text = name.text.charAt(0).toLowerCase() + name.text.slice(1);
    const { offset } = name;
    if (!withArgument.has(text) && !withoutArgument.has(text)) {
        throw cursor.error('antlr-unknown-command', `unknown command \`${text}\``, `known commands: ${known}`, offset);
    }
    const hasArgument = cursor.takeSymbol('(');
    if (hasArgument !== withArgument.has(text)) {
        const message = hasArgument ? `\`${text}\` takes no argument` : `\`${text}\` needs an argument`;
        const hint = hasArgument ? `write just \`${text}\`` : `for example \`${text}(NAME)\``;
        throw cursor.error('antlr-command-argument', message, hint, offset);
    }
    if (!hasArgument)
        return { name: text, argument: name };
    const argument = takeArgument(cursor, text);
    cursor.expectSymbol(')', `for example \`${text}(NAME)\``);
    return { name: text, argument };
}
function takeArgument(cursor, command) {
    const { offset } = cursor;
    const number = cursor.match(/\d+/y);
    if (number === undefined)
        return cursor.expectName('a name or a number', `for example \`${command}(NAME)\``);
    cursor.skipTrivia();
    return { text: number, offset };
}
function applied(commands, { name, argument }) {
    const { offset } = argument;
    switch (name) {
        case 'skip':
            return { ...commands, skip: true };
        case 'more':
            return { ...commands, more: true };
        case 'type':
            return { ...commands, type: argument };
        case 'channel':
            return { ...commands, channel: argument };
        case 'popMode':
            return { ...commands, modeActions: [...commands.modeActions, { action: { kind: 'pop' }, offset }] };
        default: {
            const action = { kind: name === 'pushMode' ? 'push' : 'set', mode: argument.text };
            return { ...commands, modeActions: [...commands.modeActions, { action, offset }] };
        }
    }
}
/** Returns true if the parser never receives a match. */
export function isHidden(commands) {
    if (commands.skip)
        return true;
    return commands.channel !== undefined && !['DEFAULT_TOKEN_CHANNEL', '0'].includes(commands.channel.text);
}
/** Returns the token type of a match of rule `own`. Numeric types cannot be resolved to a name. */
export function typeName(commands, own) {
    return commands.type !== undefined && isTokenName(commands.type.text) ? commands.type.text : own;
}
