import { parseArgs } from 'node:util';
import { CoppiceError } from '../core/coppice-error.ts';
import { nearestName } from '../core/text/nearest-name.ts';
import type { Option, OptionTable, OptionValues } from './option.ts';

export interface Arguments<O extends OptionTable> {
  readonly operands: readonly string[];
  readonly values: OptionValues<O>;
}

/** The operands and options that a command takes. */
interface Expected<O extends OptionTable> {
  readonly operands: readonly string[];
  readonly options: O;
}

export function readArguments<O extends OptionTable>(args: readonly string[], expected: Expected<O>): Arguments<O> {
  const { options } = expected;
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) values[name] = option.fallback;
  const operands: string[] = [];
  for (const token of tokensOf(withLoneValues(args, options), options)) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw unknownOption(token.rawName, options);
    values[token.name] = option.read(valueOf(token, option), token.name);
  }
  checkCount(operands, expected.operands);
  return { operands, values: values as OptionValues<O> };
}

/**
 * Adds the value that an option has when it stands alone, since for `parseArgs` a value is either always or never
 * required.
 */
function withLoneValues(args: readonly string[], options: OptionTable): string[] {
  return args.map((arg, i) => {
    const option = arg.startsWith('--') ? options[arg.slice(2)] : undefined;
    if (option?.value === undefined || option.whenAlone === undefined) return arg;
    return /^-?\d+$/.test(args[i + 1] ?? '') ? arg : `${arg}=${option.whenAlone}`;
  });
}

function tokensOf(args: string[], options: OptionTable) {
  const types = Object.entries(options).map(
    ([name, option]) => [name, { type: option.value === undefined ? 'boolean' : 'string' }] as const,
  );
  // Not strict: Coppice reports errors in its own words.
  return parseArgs({ args, options: Object.fromEntries(types), strict: false, tokens: true }).tokens;
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function valueOf({ rawName, value, inlineValue }: OptionToken, option: Option<unknown>): string {
  if (option.value === undefined) {
    if (value === undefined) return '';
    throw new CoppiceError('unexpected-value', `${rawName} does not take a value`);
  }
  if (value !== undefined && (inlineValue === true || !value.startsWith('--'))) return value;
  throw new CoppiceError('missing-value', `${rawName} needs a value: ${rawName} ${option.value}`);
}

function unknownOption(rawName: string, options: OptionTable): CoppiceError {
  const known = [...Object.keys(options), 'help'].map((name) => `--${name}`);
  const nearest = nearestName(rawName, known);
  const hint = nearest === undefined ? `available: ${known.join(' ')}` : `did you mean \`${nearest}\`?`;
  return new CoppiceError('unknown-option', `unknown option \`${rawName}\``, { hint });
}

function checkCount(given: readonly string[], expected: readonly string[]): void {
  const missing = expected[given.length];
  if (missing !== undefined && !missing.startsWith('[')) {
    const hint = 'add `--help` to see the operands of the command';
    throw new CoppiceError('missing-operand', `${missing.replace('...', '')} is missing`, { hint });
  }
  const isOpen = expected.at(-1)?.endsWith('...') === true;
  const extra = given[expected.length];
  if (isOpen || extra === undefined) return;
  throw new CoppiceError(
    'unexpected-operand',
    `unexpected operand \`${extra}\` after \`${given[expected.length - 1] ?? ''}\``,
    {
      hint: 'add `--help` to see the operands of the command',
    },
  );
}
