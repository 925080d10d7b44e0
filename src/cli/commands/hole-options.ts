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

/** Which parts of a grammar become holes of templates. */
export const holeOptions = {
  'hole-tokens': text('A,B', 'make only these rules holes'),
  'hole-length': holeLength,
};

export function readHoles(values: OptionValues<typeof holeOptions>): Pick<SymbolicOptions, 'only' | 'lengths'> {
  const only = values['hole-tokens']?.split(',').map((name) => name.trim());
  return { lengths: values['hole-length'], ...(only === undefined ? {} : { only }) };
}
