import { createHash } from 'node:crypto';

import type { Domain } from '../../constraint/domains/domain.ts';
import { encodeInput } from './encoded-input.ts';
import type { RunInput } from './run-input.ts';

/** How an input was made. Other inputs are referred to by their ids. */
export type Origin =
  | { readonly kind: 'default' }
  | { readonly kind: 'seed'; readonly file: string }
  | { readonly kind: 'random' }
  /** An input of the specification by example. */
  | { readonly kind: 'specification' }
  /** A word of the grammar. */
  | { readonly kind: 'word' }
  /** A word of the symbolic grammar whose holes are filled with samples. */
  | { readonly kind: 'template'; readonly template: string }
  | { readonly kind: 'mutation'; readonly parent: string }
  /** Contains an operand that a part of the parent was compared with. */
  | { readonly kind: 'comparison'; readonly parent: string }
  /** Contains the name of a property that every object has. */
  | { readonly kind: 'payload'; readonly parent: string }
  /** Repeats a part of the parent many times. */
  | { readonly kind: 'repetition'; readonly parent: string }
  | {
      readonly kind: 'flip';
      readonly parent: string;
      readonly event: number;
      readonly site: string;
      /** Inputs whose runs showed results of functions that the solver has no theory for. */
      readonly learnedFrom?: readonly string[];
    }
  /** Satisfies the flipped condition, but not necessarily the conditions before it. */
  | { readonly kind: 'optimistic-flip'; readonly parent: string; readonly event: number; readonly site: string }
  /** Takes several decisions of the parent another way together. */
  | { readonly kind: 'joint-flip'; readonly parent: string }
  /** Changes a value that was concretized. */
  | { readonly kind: 'concretization-flip'; readonly parent: string; readonly site: string }
  /** Runs to observe the result of a function that the solver has no theory for. */
  | { readonly kind: 'probe'; readonly parent: string; readonly site: string };

/** The input of one run, and where it comes from. */
export interface Input {
  readonly value: RunInput;
  readonly origin: Origin;
}

/** Cache: an input is asked for its id many times, for as long as it lives. */
const knownIds = new WeakMap<RunInput, string>();

/** A short id, equal for equal values in every campaign on every machine. */
export function inputId(value: RunInput): string {
  let id = knownIds.get(value);
  if (id === undefined) knownIds.set(value, (id = digestOf(value)));
  return id;
}

function digestOf(value: RunInput): string {
  const { encoding, input, symbolic } = encodeInput(value);
  const kind = encoding === 'utf8' || encoding === 'utf16' ? 'text' : encoding;
  return shortDigest(`${kind} ${JSON.stringify(input)}${symbolic === undefined ? '' : JSON.stringify(symbolic)}`);
}

function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Like `inputId`, but different for equal values with different symbolic parts. */
export function shapedInputId(value: RunInput): string {
  if (value.kind === 'text' && value.tokens !== undefined) return `${inputId(value)} tokens`;
  const templates = templatesOf(value);
  return templates.length === 0 ? inputId(value) : `${inputId(value)} ${templates.map(idOfTemplate).join()}`;
}

/** Cache: the inputs of a template share its domain, for as long as it lives. */
const templateIds = new WeakMap<Domain, string>();

/** Cached by object: inputs of one template share it while the lengths of their holes stay the same. */
function idOfTemplate(template: Domain): string {
  let id = templateIds.get(template);
  if (id === undefined) templateIds.set(template, (id = shortDigest(JSON.stringify(template))));
  return id;
}

function templatesOf(value: RunInput): readonly Domain[] {
  if (value.kind === 'text') return value.template === undefined ? [] : [value.template];
  if (value.kind === 'bytes') return [];
  return value.domains?.filter(({ kind }) => kind === 'template') ?? [];
}

export function describeOrigin(origin: Origin): string {
  switch (origin.kind) {
    case 'default':
      return 'the simplest input';
    case 'seed':
      return `seed ${origin.file}`;
    case 'word':
      return 'word of the grammar';
    case 'template':
      return `template ${origin.template}`;
    case 'specification':
      return 'specification';
    case 'random':
      return 'drawn at random';
    case 'mutation':
      return `mutation of ${origin.parent}`;
    case 'comparison':
      return `${origin.parent} with a comparison operand`;
    case 'payload':
      return `${origin.parent} with a name that every object has`;
    case 'repetition':
      return `a part of ${origin.parent}, repeated`;
    case 'flip':
      return `flip of ${origin.parent} at ${origin.site} (event ${origin.event})${withKnowledge(origin.learnedFrom)}`;
    case 'optimistic-flip':
      return `optimistic flip of ${origin.parent} at ${origin.site} (event ${origin.event})`;
    case 'joint-flip':
      return `several flips of ${origin.parent} together`;
    case 'concretization-flip':
      return `another value than the one ${origin.parent} was concretized to at ${origin.site}`;
    case 'probe':
      return `probe of the function that ${origin.parent} called at ${origin.site}`;
  }
}

function withKnowledge(learnedFrom: readonly string[] = []): string {
  return learnedFrom.length === 0 ? '' : ` using results observed in ${learnedFrom.join(' and ')}`;
}
