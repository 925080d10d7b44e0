import { campaignDefaults } from '../../config/campaign-defaults.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import type { SymbolicOptions } from '../../derivation/templates/symbolic-grammar.ts';
import { text, type Option, type OptionValues } from '../option.ts';

const holeLength: Option<number | 'any' | undefined> = {
  value: 'N|any',
  summary: `lengths of holes for tokens of variable length: each length up to N, or one hole of any length (${campaignDefaults.holeLength})`,
  whenAlone: undefined,
  fallback: undefined,
  read(given, name) {
    if (given === 'any') return given;
    const length = /^\d{1,4}$/u.test(given) ? Number(given) : 0;
    if (length > 0) return length;
    throw new CoppiceError('bad-value', `--${name} takes a whole number from 1 to 9999 or \`any\`, not \`${given}\``);
  },
};

const hints: Option<Hints | undefined> = {
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

type Hints = NonNullable<SymbolicOptions['hints']>;

/** Options that choose which parts of a grammar become holes of templates. */
export const holeOptions = {
  'hole-tokens': text('A,B', 'make only these rules holes'),
  'hole-length': holeLength,
  hints,
};

export function readHoles(
  values: OptionValues<typeof holeOptions>,
): Pick<SymbolicOptions, 'only' | 'lengths' | 'hints'> {
  const only = readHoleTokens(values);
  const { 'hole-length': length = campaignDefaults.holeLength, hints = new Map() } = values;
  return { lengths: length === 'any' ? 'symbolic' : length, hints, ...(only === undefined ? {} : { only }) };
}

export function readHoleTokens(values: OptionValues<typeof holeOptions>): readonly string[] | undefined {
  return values['hole-tokens']?.split(',').map((name) => name.trim());
}
