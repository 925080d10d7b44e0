import type { Domain } from '../constraint/domain.ts';
import { partsOf } from '../constraint/domain-inputs.ts';
import { IntervalSet } from '../constraint/interval-set.ts';
import type { RunInput } from '../execution/run-input.ts';
import { shapeOf } from './shape-of.ts';
import type { InputLimits } from '../solver/solver.ts';

/** All inputs of a target. */
export class InputSpace {
  readonly domains: readonly Domain[];
  private readonly limits: InputLimits;

  constructor(domains: readonly Domain[]) {
    this.domains = domains;
    this.limits = new Map(limitsOf({ kind: 'tuple', elements: domains }, 0));
  }

  /** One text and one run of bytes are given as such, everything else as arguments. */
  inputOf(args: readonly unknown[]): RunInput {
    const [only] = this.domains;
    if (this.domains.length === 1 && only?.kind === 'string') return { kind: 'text', text: args[0] as string };
    if (this.domains.length === 1 && only?.kind === 'bytes') return { kind: 'bytes', bytes: args[0] as Uint8Array };
    return { kind: 'args', args, domains: this.domains };
  }

  /** Arguments that were written down have lost their domains. */
  withDomains(input: RunInput): RunInput {
    return input.kind === 'args' ? { ...input, domains: this.domains } : input;
  }

  shapeOf(input: RunInput): string {
    return shapeOf({ kind: 'tuple', elements: this.domainsOf(input) }, this.argumentsOf(input));
  }

  /** Lengths and choices that solutions have to keep to where the run of this input is flipped. */
  limitsOf(input: RunInput): InputLimits {
    const domains = this.domainsOf(input);
    if (domains === this.domains) return this.limits;
    return new Map(limitsOf({ kind: 'tuple', elements: domains }, 0));
  }

  /** An input of a template is symbolic in other parts than others. */
  domainsOf(input: RunInput): readonly Domain[] {
    if (input.kind === 'text' && input.template !== undefined) return [input.template];
    return (input.kind === 'args' ? input.domains : undefined) ?? this.domains;
  }

  argumentsOf(input: RunInput): readonly unknown[] {
    if (input.kind === 'args') return input.args;
    return [input.kind === 'text' ? input.text : input.bytes];
  }
}

/** Lengths and choices that the values of a domain keep to, by number of the input. */
export function limitsOf(domain: Domain, first: number): (readonly [number, IntervalSet])[] {
  return [...partsOf(domain, first)].flatMap(([part, place]) => {
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
