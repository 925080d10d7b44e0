import type { InputValue } from '../../constraint/assignment.ts';
import { inputCount, inputsOf, refilled, domainValue } from '../../constraint/domains/domain-inputs.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import { firstTokenText, tokensInput, type TokenSpans } from '../../core/lexicon.ts';
import type { RunInput } from './run-input.ts';
import type { SymbolicInput } from './symbolic-input.ts';

/**
 * The numbered inputs of a run, as its trace refers to them: those of the arguments, then those requested by
 * `symbolic`. Arguments without domains count if they are primitives or bytes.
 */
export function valuesOfRun(
  input: RunInput,
  symbolic: readonly SymbolicInput[] = input.symbolic ?? [],
): ReadonlyMap<number, InputValue> {
  const values = new Map(argumentValues(input));
  for (const { domain, value, first } of symbolic)
    for (const entry of inputsOf(domain, value, first)) values.set(...entry);
  return values;
}

/** The input of a run with other values; `symbolic` lists what the run requested, and receives new values too. */
export function runWithValues(
  input: RunInput,
  symbolic: readonly SymbolicInput[],
  values: ReadonlyMap<number, InputValue>,
): RunInput {
  const asked = symbolic.map((one) => ({ ...one, value: domainValue(one.domain, values, one.first) }));
  return { ...withArguments(input, values), ...(asked.length === 0 ? {} : { symbolic: asked }) };
}

function argumentValues(input: RunInput): Iterable<readonly [number, InputValue]> {
  if (input.kind === 'text') {
    if (input.tokens !== undefined) return tokenValues(input.text, input.tokens);
    return input.template === undefined ? [[0, input.text]] : inputsOf(input.template, input.text);
  }
  if (input.kind === 'bytes') return [[0, input.bytes]];
  if (input.domains !== undefined) return inputsOf({ kind: 'tuple', elements: input.domains }, input.args);
  return input.args.flatMap((value, index) => (isInputValue(value) ? [[index, value] as const] : []));
}

function tokenValues(text: string, { starts, ends, terminals }: TokenSpans): (readonly [number, InputValue])[] {
  return [
    [0, text],
    [tokensInput, terminals],
    ...starts.map((start, i) => [firstTokenText + i, text.slice(start, ends[i])] as const),
  ];
}

function withArguments(input: RunInput, values: ReadonlyMap<number, InputValue>): RunInput {
  if (input.kind === 'text') return withText(input, values);
  if (input.kind === 'bytes') return { kind: 'bytes', bytes: (values.get(0) as Uint8Array | undefined) ?? input.bytes };
  if (input.domains === undefined)
    return { kind: 'args', args: input.args.map((value, index) => (isInputValue(value) ? values.get(index) : value)) };
  return {
    kind: 'args',
    args: argumentsOf(input.domains, values),
    domains: refilledDomains(input.domains, values),
  };
}

function withText({ text, template }: RunInput & { kind: 'text' }, values: ReadonlyMap<number, InputValue>): RunInput {
  if (template === undefined) return { kind: 'text', text: (values.get(0) as string | undefined) ?? text };
  const filled = domainValue(template, values) as string;
  return { kind: 'text', text: filled, template: refilled(template, values, 0) };
}

/** Updates the templates: the length of a hole is that of its value. */
function refilledDomains(domains: readonly Domain[], values: ReadonlyMap<number, InputValue>): readonly Domain[] {
  let first = 0;
  return domains.map((domain) => {
    const place = first;
    first += inputCount(domain);
    return domain.kind === 'template' ? refilled(domain, values, place) : domain;
  });
}

function argumentsOf(domains: readonly Domain[], values: ReadonlyMap<number, InputValue>): readonly unknown[] {
  let first = 0;
  return domains.map((domain) => {
    const value = domainValue(domain, values, first);
    first += inputCount(domain);
    return value;
  });
}

function isInputValue(value: unknown): value is InputValue {
  return value instanceof Uint8Array || ['string', 'number', 'boolean', 'bigint'].includes(typeof value);
}
