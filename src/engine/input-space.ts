import { contains, type Domain } from '../constraint/domains/domain.ts';
import { domainParts } from '../constraint/domains/domain-inputs.ts';
import { IntervalSet } from '../constraint/interval-set.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { shapeOf } from './shape-of.ts';
import type { InputLimits } from '../solver/chain/solver.ts';

/** The set of all inputs of a target. */
export class InputSpace {
  readonly domains: readonly Domain[];
  readonly #limits: InputLimits;

  constructor(domains: readonly Domain[]) {
    this.domains = domains;
    this.#limits = new Map(domainLimits({ kind: 'tuple', elements: domains }, 0));
  }

  /** Returns a `text` or `bytes` input if the target takes only one text or one byte array, else an `args` input. */
  inputOf(args: readonly unknown[]): RunInput {
    const [only] = this.domains;
    if (this.domains.length === 1 && only?.kind === 'string') return { kind: 'text', text: args[0] as string };
    if (this.domains.length === 1 && only?.kind === 'bytes') return { kind: 'bytes', bytes: args[0] as Uint8Array };
    return { kind: 'args', args, domains: this.domains };
  }

  /** Restores the domains of arguments that were read from a file. */
  withDomains(input: RunInput): RunInput {
    return input.kind === 'args' ? { ...input, domains: this.domains } : input;
  }

  /** Whether the arguments are of the domains. A single text or byte array may be longer. */
  holds(input: RunInput): boolean {
    return input.kind !== 'args' || contains({ kind: 'tuple', elements: this.domains }, input.args);
  }

  shapeOf(input: RunInput): string {
    return shapeOf({ kind: 'tuple', elements: this.domainsOf(input) }, this.argumentsOf(input));
  }

  /** Returns the limits on lengths and choices that solutions for flips of this input's run must satisfy. */
  domainLimits(input: RunInput): InputLimits {
    const domains = this.domainsOf(input);
    if (domains === this.domains) return this.#limits;
    return new Map(domainLimits({ kind: 'tuple', elements: domains }, 0));
  }

  /** Returns the domains of this input's parts; an input of a template has its own. */
  domainsOf(input: RunInput): readonly Domain[] {
    if (input.kind === 'text' && input.template !== undefined) return [input.template];
    return (input.kind === 'args' ? input.domains : undefined) ?? this.domains;
  }

  argumentsOf(input: RunInput): readonly unknown[] {
    if (input.kind === 'args') return input.args;
    return [input.kind === 'text' ? input.text : input.bytes];
  }
}

/** Returns the limits on lengths and choices of the values of a domain, by number of the input. */
export function domainLimits(domain: Domain, first: number): (readonly [number, IntervalSet])[] {
  return [...domainParts(domain, first)].flatMap(([part, place]) => {
    const limit = limitOf(part);
    return limit === undefined ? [] : [[place, limit] as const];
  });
}

function limitOf(domain: Domain): IntervalSet | undefined {
  switch (domain.kind) {
    case 'string':
    case 'bytes':
    case 'array':
      return IntervalSet.range(domain.exactLength ?? 0, domain.exactLength ?? domain.maxLength);
    case 'oneOf':
      return IntervalSet.range(0, domain.options.length - 1);
    default:
      return undefined;
  }
}
