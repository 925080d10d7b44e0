import { Assignment, type InputValue } from '../constraint/assignment.ts';
import type { Domain } from '../constraint/domain.ts';
import { inputCount, inputsOf, partsOf, valueOf } from '../constraint/domain-inputs.ts';
import { IntervalSet } from '../constraint/interval-set.ts';
import type { RunInput } from '../execution/run-input.ts';
import type { InputLimits } from '../solver/solver.ts';

/** All inputs of a target: how its arguments become variables of the solver and back. */
export class InputSpace {
  readonly domains: readonly Domain[];
  /** Lengths and choices that solutions have to keep to. */
  readonly limits: InputLimits;
  private readonly places: readonly number[];

  constructor(domains: readonly Domain[]) {
    this.domains = domains;
    const places: number[] = [];
    let next = 0;
    for (const domain of domains) {
      places.push(next);
      next += inputCount(domain);
    }
    this.places = places;
    this.limits = new Map(domains.flatMap((domain, i) => limitsOf(domain, places[i] as number)));
  }

  /** One text and one run of bytes are given as such, everything else as arguments. */
  inputOf(args: readonly unknown[]): RunInput {
    const [only] = this.domains;
    if (this.domains.length === 1 && only?.kind === 'string') return { kind: 'text', text: args[0] as string };
    if (this.domains.length === 1 && only?.kind === 'bytes') return { kind: 'bytes', bytes: args[0] as Uint8Array };
    return { kind: 'args', args, domains: this.domains };
  }

  argumentsOf(input: RunInput): readonly unknown[] {
    if (input.kind === 'args') return input.args;
    return [input.kind === 'text' ? input.text : input.bytes];
  }

  assignmentOf(input: RunInput): Assignment {
    const args = this.argumentsOf(input);
    const inputs = new Map<number, InputValue>();
    for (const [i, domain] of this.domains.entries()) {
      for (const [place, value] of inputsOf(domain, args[i], this.places[i])) inputs.set(place, value);
    }
    return Assignment.from(inputs);
  }

  fromAssignment({ inputs }: Assignment): RunInput {
    return this.inputOf(this.domains.map((domain, i) => valueOf(domain, inputs, this.places[i])));
  }
}

function limitsOf(domain: Domain, first: number): (readonly [number, IntervalSet])[] {
  return [...partsOf(domain, first)].flatMap(([part, place]) => {
    const limit = limitOf(part);
    return limit === undefined ? [] : [[place, limit] as const];
  });
}

function limitOf(domain: Domain): IntervalSet | undefined {
  switch (domain.kind) {
    case 'string':
    case 'array':
      return IntervalSet.range(domain.exactLength ?? 0, domain.exactLength ?? domain.maxLength);
    case 'bytes':
      return IntervalSet.of(domain.length);
    case 'oneOf':
      return IntervalSet.range(0, domain.options.length - 1);
    default:
      return undefined;
  }
}
