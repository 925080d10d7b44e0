import { parseArgs } from 'node:util';
import { CoppiceError } from '../core/coppice-error.js';
import { nearestName } from '../core/text/nearest-name.js';
export function readArguments(args, expected) {
    const { options } = expected;
    const values = {};
    for (const [name, option] of Object.entries(options))
        values[name] = option.fallback;
    const operands = [];
    for (const token of tokensOf(withLoneValues(args, options), options)) {
        if (token.kind === 'positional')
            operands.push(token.value);
        if (token.kind !== 'option')
            continue;
        const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
        if (option === undefined)
            throw unknownOption(token.rawName, options);
        values[token.name] = option.read(valueOf(token, option), token.name);
    }
    checkCount(operands, expected.operands);
    return { operands, values: values };
}
/**
 * Adds the value that an option has when it stands alone, since for `parseArgs` a value is either always or never
 * required.
 */
function withLoneValues(args, options) {
    return args.map((arg, i) => {
        const option = arg.startsWith('--') ? options[arg.slice(2)] : undefined;
        if (option?.value === undefined || option.whenAlone === undefined)
            return arg;
        return /^-?\d+$/.test(args[i + 1] ?? '') ? arg : `${arg}=${option.whenAlone}`;
    });
}
function tokensOf(args, options) {
    const types = Object.entries(options).map(([name, option]) => [name, { type: option.value === undefined ? 'boolean' : 'string' }]);
    // Not strict: Coppice reports errors in its own words.
    return parseArgs({ args, options: Object.fromEntries(types), strict: false, tokens: true }).tokens;
}
function valueOf({ rawName, value, inlineValue }, option) {
    if (option.value === undefined) {
        if (value === undefined)
            return '';
        throw new CoppiceError('unexpected-value', `${rawName} does not take a value`);
    }
    if (value !== undefined && (inlineValue === true || !value.startsWith('--')))
        return value;
    throw new CoppiceError('missing-value', `${rawName} needs a value: ${rawName} ${option.value}`);
}
function unknownOption(rawName, options) {
    const known = [...Object.keys(options), 'help'].map((name) => `--${name}`);
    const nearest = nearestName(rawName, known);
    const hint = nearest === undefined ? `available: ${known.join(' ')}` : `did you mean \`${nearest}\`?`;
    return new CoppiceError('unknown-option', `unknown option \`${rawName}\``, { hint });
}
function checkCount(given, expected) {
    const missing = expected[given.length];
    if (missing !== undefined && !missing.startsWith('[')) {
        const hint = 'add `--help` to see the operands of the command';
        throw new CoppiceError('missing-operand', `${missing.replace('...', '')} is missing`, { hint });
    }
    const isOpen = expected.at(-1)?.endsWith('...') === true;
    const extra = given[expected.length];
    if (isOpen || extra === undefined)
        return;
    throw new CoppiceError('unexpected-operand', `unexpected operand \`${extra}\` after \`${given[expected.length - 1] ?? ''}\``, {
        hint: 'add `--help` to see the operands of the command',
    });
}
