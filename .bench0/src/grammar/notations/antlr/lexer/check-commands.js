import { CoppiceError } from '../../../../core/coppice-error.js';
import { suggestion } from '../../../build-grammar.js';
import { defaultMode } from '../../../lexer-rule.js';
import { isTokenName } from '../antlr-cursor.js';
const builtInChannels = ['HIDDEN', 'DEFAULT_TOKEN_CHANNEL'];
/** Warns of commands with unknown channels and types; throws at the first command with an unknown mode. */
export function checkCommands(grammar) {
    const warnings = [];
    const modes = new Set([defaultMode, '0', ...grammar.lexicalRules.map((rule) => rule.mode)]);
    const channels = new Set([...builtInChannels, ...grammar.channels.map((channel) => channel.text)]);
    const types = new Set([...grammar.lexicalRules, ...grammar.tokens.map(({ text }) => ({ name: text }))].map(({ name }) => name));
    for (const rule of grammar.lexicalRules) {
        for (const { commands } of rule.branches) {
            for (const { action, offset } of commands.modeActions) {
                if (action.kind !== 'pop' && !modes.has(action.mode))
                    throw unknownMode(action.mode, offset, rule, modes);
            }
            if (commands.channel !== undefined &&
                !/^\d/.test(commands.channel.text) &&
                !channels.has(commands.channel.text)) {
                warnings.push(unknownChannel(commands.channel, rule, channels));
            }
            if (commands.type !== undefined && !types.has(commands.type.text))
                warnings.push(unknownType(commands.type, rule));
        }
    }
    return warnings;
}
function unknownMode(mode, offset, rule, modes) {
    const location = rule.source.locationAt(offset);
    const hint = suggestion(mode, modes);
    return new CoppiceError('antlr-unknown-mode', `the mode \`${mode}\` has no lexer rules`, { location, hint });
}
function unknownChannel(channel, rule, channels) {
    const message = `the channel \`${channel.text}\` is not declared; its tokens are treated as hidden`;
    const location = rule.source.locationAt(channel.offset);
    return {
        severity: 'warning',
        code: 'antlr-unknown-channel',
        message,
        location,
        hint: suggestion(channel.text, channels),
    };
}
function unknownType(type, rule) {
    const message = isTokenName(type.text)
        ? `the token \`${type.text}\` is not declared`
        : `\`type(${type.text})\` is ignored: the token has no known name`;
    const location = rule.source.locationAt(type.offset);
    const hint = `declare it: \`tokens { ${type.text} }\``;
    return { severity: 'warning', code: 'antlr-unknown-type', message, location, hint };
}
