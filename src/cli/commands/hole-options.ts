import { CoppiceError } from '../../core/coppice-error.ts';
import { defaultHoleLength, type SymbolicOptions } from '../../derivation/templates/symbolic-grammar.ts';
import { text, type Option, type OptionValues } from '../option.ts';

const holeLength: Option<number | 'symbolic'> = {
  value: 'N|any',
  summary: `holes of a token of any length: of each length up to N, or one of any length (${defaultHoleLength})`,
  whenAlone: undefined,
  fallback: defaultHoleLength,
  read(given, name) {
    if (given === 'any') return 'symbolic';
    const length = /^\d{1,4}$/u.test(given) ? Number(given) : 0;
    if (length > 0) return length;
    throw new CoppiceError('bad-value', `--${name} takes a whole number from 1 to 9999 or \`any\`, not \`${given}\``);
  },
};

const hints: Option<Hints | undefined> = {
  value: 'A=x,y;B=z',
  summary: 'words that are tried for these rules beside holes, such as names that mean something to the target',
  whenAlone: undefined,
  fallback: undefined,
  read(given, name) {
    const entries = given.split(';').map((entry) => /^\s*([^=\s]+)\s*=(.+)$/su.exec(entry));
    if (entries.some((entry) => entry === null)) {
      throw new CoppiceError('bad-value', `--${name} takes rules and their words, not \`${given}\``, {
        hint: `such as --${name} "NAME=print,pairs;TYPE=int"`,
      });
    }
    return new Map(entries.map((entry) => [entry?.[1] ?? '', entry?.[2]?.split(',') ?? []]));
  },
};

type Hints = NonNullable<SymbolicOptions['hints']>;

/** Which parts of a grammar become holes of templates. */
export const holeOptions = {
  'hole-tokens': text('A,B', 'make only these rules holes'),
  'hole-length': holeLength,
  hints,
};

/** `configured`: hints of a configuration, which those of the command line replace rule by rule. */
export function readHoles(
  values: OptionValues<typeof holeOptions>,
  configured: Hints = new Map(),
): Pick<SymbolicOptions, 'only' | 'lengths' | 'hints'> {
  const only = values['hole-tokens']?.split(',').map((name) => name.trim());
  const hints = new Map([...configured, ...(values.hints ?? [])]);
  return { lengths: values['hole-length'], hints, ...(only === undefined ? {} : { only }) };
}
