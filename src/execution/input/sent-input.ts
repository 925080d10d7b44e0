import { inputCount } from '../../constraint/domains/domain-inputs.ts';
import { firstTokenText, type TokenSpans } from '../../core/lexicon.ts';
import { domainIdentity } from './domain-description.ts';
import { objectPlaces, type ObjectPlace } from './object-places.ts';
import { ownCopy } from './own-copy.ts';
import type { RunInput } from './run-input.ts';
import type { SymbolicInput } from './symbolic-input.ts';
import { symbolicLeaves, type SymbolicLeaf } from './symbolic-leaves.ts';

/** A value to return from a call of `symbolic`. */
export interface GivenValue {
  readonly key: string;
  readonly first: number;
  /** The value is used only if the domain of the call is this one. */
  readonly domainIdentity: string;
  readonly value: unknown;
  /** The symbolic parts of the value, as the only argument and with inputs numbered from 0. */
  readonly leaves: readonly SymbolicLeaf[];
  readonly objects: readonly ObjectPlace[];
}

/** An input as it is sent to a subject process, with its symbolic parts already determined. */
export interface SentInput {
  readonly input: RunInput;
  readonly leaves: readonly SymbolicLeaf[] | undefined;
  /** The parts of the arguments that are replaced by objects of a built-in type. */
  readonly objects: readonly ObjectPlace[];
  /** The tokens of a text that is symbolic by token. */
  readonly spans: TokenSpans | undefined;
  readonly given: readonly GivenValue[];
  /** The smallest input number that is not in use. */
  readonly nextInput: number;
}

export function toSend(run: RunInput): SentInput {
  const symbolic = run.symbolic ?? [];
  const spans = run.kind === 'text' ? run.tokens : undefined;
  return { ...argumentsToSend(run), spans, given: symbolic.map(toGive), nextInput: nextInput(run, symbolic) };
}

function argumentsToSend(run: RunInput): Pick<SentInput, 'input' | 'leaves' | 'objects'> {
  // Copied, because a view of a larger buffer would be sent with the whole buffer.
  if (run.kind === 'bytes')
    return { input: { kind: 'bytes', bytes: Uint8Array.from(run.bytes) }, leaves: undefined, objects: [] };
  if (run.kind === 'text') {
    return { input: { kind: 'text', text: run.text }, leaves: leavesOfText(run), objects: [] };
  }
  const leaves = run.domains === undefined ? undefined : symbolicLeaves(run.domains, run.args);
  return { input: { kind: 'args', args: run.args.map(ownCopy) }, leaves, objects: objectPlaces(run.args) };
}

function leavesOfText({ text, template, tokens }: RunInput & { kind: 'text' }): SentInput['leaves'] {
  if (tokens !== undefined) return [];
  return template === undefined ? undefined : symbolicLeaves([template], [text]);
}

function toGive({ key, first, domain, value }: SymbolicInput): GivenValue {
  return {
    key,
    first,
    domainIdentity: domainIdentity(domain),
    value: ownCopy(value),
    leaves: symbolicLeaves([domain], [value]),
    objects: objectPlaces([value]),
  };
}

function nextInput(run: RunInput, symbolic: readonly SymbolicInput[]): number {
  const ends = symbolic.map(({ first, domain }) => first + inputCount(domain));
  return Math.max(argumentInputs(run), ...ends);
}

/** Number of inputs that the arguments take. */
function argumentInputs(run: RunInput): number {
  if (run.kind === 'text' && run.template !== undefined) return inputCount(run.template);
  if (run.kind === 'text' && run.tokens !== undefined) return firstTokenText + run.tokens.terminals.length;
  if (run.kind !== 'args') return 1;
  return run.domains?.reduce((sum, domain) => sum + inputCount(domain), 0) ?? run.args.length;
}
