import { campaignDefaults } from '../../config/campaign-defaults.js';
import { CoppiceError } from '../../core/coppice-error.js';
import { text } from '../option.js';
const holeLength = {
    value: 'N|any',
    summary: `lengths of holes for tokens of variable length: each length up to N, or one hole of any length (${campaignDefaults.holeLength})`,
    whenAlone: undefined,
    fallback: undefined,
    read(given, name) {
        if (given === 'any')
            return given;
        const length = /^\d{1,4}$/u.test(given) ? Number(given) : 0;
        if (length > 0)
            return length;
        throw new CoppiceError('bad-value', `--${name} takes a whole number from 1 to 9999 or \`any\`, not \`${given}\``);
    },
};
const hints = {
    value: 'A=x,y;B=z',
    summary: 'words to try for these rules besides holes, such as names known to the target',
    whenAlone: undefined,
    fallback: undefined,
    read(given, name) {
        const entries = given.split(';').map((entry) => /^\s*([^=\s]+)\s*=(.+)$/su.exec(entry));
        if (entries.some((entry) => entry === null)) {
            throw new CoppiceError('bad-value', `--${name} takes rules with their words, not \`${given}\``, {
                hint: `such as --${name} "NAME=print,pairs;TYPE=int"`,
            });
        }
        return new Map(entries.map((entry) => [entry?.[1] ?? '', entry?.[2]?.split(',') ?? []]));
    },
};
/** Options that choose which parts of a grammar become holes of templates. */
export const holeOptions = {
    'hole-tokens': text('A,B', 'make only these rules holes'),
    'hole-length': holeLength,
    hints,
};
export function readHoles(values) {
    const only = readHoleTokens(values);
    const { 'hole-length': length = campaignDefaults.holeLength, hints = new Map() } = values;
    return { lengths: length === 'any' ? 'symbolic' : length, hints, ...(only === undefined ? {} : { only }) };
}
export function readHoleTokens(values) {
    return values['hole-tokens']?.split(',').map((name) => name.trim());
}
