import { createHash } from 'node:crypto';

import type { Domain } from '../../constraint/domain.ts';
import { encodeInput } from './encoded-input.ts';
import type { RunInput } from './run-input.ts';

/** How an input was made. Other inputs are named by their ids. */
export type Origin =
  | { readonly kind: 'default' }
  | { readonly kind: 'seed'; readonly file: string }
  | { readonly kind: 'random' }
  /** A word of the grammar. */
  | { readonly kind: 'word' }
  /** A word of the symbolic grammar, its holes filled with samples. */
  | { readonly kind: 'template'; readonly template: string }
  | { readonly kind: 'mutation'; readonly parent: string }
  /** Has a text in it that its parent was compared with. */
  | { readonly kind: 'comparison'; readonly parent: string }
  /** Has a word in it that every object has. */
  | { readonly kind: 'words'; readonly parent: string }
  /** A part of it many times. */
  | { readonly kind: 'repetition'; readonly parent: string }
  | {
      readonly kind: 'flip';
      readonly parent: string;
      readonly event: number;
      readonly site: string;
      /** Inputs whose runs showed what functions give that the solver cannot look into. */
      readonly learnedFrom?: readonly string[];
    }
  /** Satisfies the flipped condition, though perhaps not what was decided before it. */
  | { readonly kind: 'optimistic-flip'; readonly parent: string; readonly event: number; readonly site: string }
  /** Changes a value that had been made concrete. */
  | { readonly kind: 'concretization-flip'; readonly parent: string; readonly site: string }
  /** Run to learn what a function gives that the solver cannot look into. */
  | { readonly kind: 'probe'; readonly parent: string; readonly site: string };

/** What one run is given, and where it comes from. */
export interface Input {
  readonly value: RunInput;
  readonly origin: Origin;
}

const knownIds = new WeakMap<RunInput, string>();

/** Short, and the same for the same value in every campaign on every machine. */
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

/** As `inputId`, and different for inputs of which other parts are symbolic. */
export function shapedInputId(value: RunInput): string {
  if (value.kind === 'text' && value.tokens !== undefined) return `${inputId(value)} tokens`;
  const templates = templatesOf(value);
  return templates.length === 0 ? inputId(value) : `${inputId(value)} ${templates.map(idOfTemplate).join()}`;
}

const templateIds = new WeakMap<Domain, string>();

/** Inputs of one template share it while their holes stay as large as they are. */
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
      return 'default of the domain';
    case 'seed':
      return `seed ${origin.file}`;
    case 'word':
      return 'word of the grammar';
    case 'template':
      return `template ${origin.template}`;
    case 'random':
      return 'drawn at random';
    case 'mutation':
      return `mutation of ${origin.parent}`;
    case 'comparison':
      return `${origin.parent} with what it was compared with`;
    case 'words':
      return `${origin.parent} with a name that every object has`;
    case 'repetition':
      return `a part of ${origin.parent}, repeated`;
    case 'flip':
      return `flip of ${origin.parent} at ${origin.site} (event ${origin.event})${withKnowledge(origin.learnedFrom)}`;
    case 'optimistic-flip':
      return `optimistic flip of ${origin.parent} at ${origin.site} (event ${origin.event})`;
    case 'concretization-flip':
      return `another value than the one ${origin.parent} was concretized to at ${origin.site}`;
    case 'probe':
      return `probe of what ${origin.parent} called at ${origin.site}`;
  }
}

function withKnowledge(learnedFrom: readonly string[] = []): string {
  return learnedFrom.length === 0 ? '' : ` with what ${learnedFrom.join(' and ')} showed`;
}
