import { domainValue } from '../../constraint/domains/domain-inputs.ts';
import { builtObject } from '../../core/built-object.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import type { InputSpace } from '../../engine/input-space.ts';
import type { RunInput } from '../../execution/input/run-input.ts';

/** Upper limit of combinations of shapes for which default inputs are made. */
const mostShapes = 64;

export interface DefaultInputs {
  readonly inputs: readonly RunInput[];
  /** True if the inputs cover all shapes of the domains, so that conclusions drawn from them hold for every input. */
  readonly coverAllShapes: boolean;
}

/**
 * Returns the simplest input of each shape: empty, zero, false. The shape is what a run cannot have as a variable: the
 * chosen option where options have different kinds of values, and the presence of optional parts.
 */
export function defaultInputs(space: InputSpace): DefaultInputs {
  const perDomain = space.domains.map(plainValues);
  const count = perDomain.reduce((product, { values }) => product * values.length, 1);
  const coverAllShapes = count <= mostShapes && perDomain.every(({ isExhaustive }) => isExhaustive);
  const combined = combinations(
    perDomain.map(({ values }) => values),
    mostShapes,
  );
  return { inputs: combined.map((args) => space.inputOf(args)), coverAllShapes };
}

interface PlainDomainValues {
  readonly values: readonly unknown[];
  readonly isExhaustive: boolean;
}

function plainValues(domain: Domain): PlainDomainValues {
  switch (domain.kind) {
    case 'string':
      return only(' '.repeat(domain.exactLength ?? 0));
    case 'template':
      return only(domainValue(domain, new Map()));
    case 'bytes':
      return only(new Uint8Array(domain.exactLength ?? 0));
    case 'number':
    case 'int32':
      return only(0);
    case 'boolean':
      return only(false);
    case 'bigint':
      return only(0n);
    case 'const':
      return only(domain.value);
    case 'oneOf':
      return ofOptions(domain.options);
    case 'optional':
      return ofOptions([{ kind: 'const', value: undefined }, domain.of], false);
    case 'array': {
      const length = domain.exactLength ?? 0;
      const [element] = plainValues(domain.element).values;
      // One array is enough: its elements and its length are variables of the run.
      return only(Array.from({ length }, () => element));
    }
    case 'built': {
      const { values, isExhaustive } = plainValues(domain.of);
      return { values: values.map((value) => builtObject(domain.type, value)), isExhaustive };
    }
    case 'tuple':
      return together(domain.elements, (values) => values);
    case 'object': {
      const names = Object.keys(domain.fields);
      return together(Object.values(domain.fields), (values) => objectOf(names, values, domain.fields));
    }
  }
}

function only(value: unknown): PlainDomainValues {
  return { values: [value], isExhaustive: true };
}

/** A choice among constants is a variable of the run, so one of them is enough. */
function ofOptions(options: readonly Domain[], isVariable = options.every(isPrimitiveConstant)): PlainDomainValues {
  const each = options.map(plainValues);
  if (isVariable) return { values: each.slice(0, 1).flatMap(({ values }) => values), isExhaustive: true };
  return { values: each.flatMap(({ values }) => values), isExhaustive: each.every((option) => option.isExhaustive) };
}

function isPrimitiveConstant(domain: Domain): boolean {
  return domain.kind === 'const' && (domain.value === null || typeof domain.value !== 'object');
}

function together(domains: readonly Domain[], build: (values: readonly unknown[]) => unknown): PlainDomainValues {
  const each = domains.map(plainValues);
  const count = each.reduce((product, { values }) => product * values.length, 1);
  const combined = combinations(
    each.map(({ values }) => values),
    mostShapes,
  );
  return {
    values: combined.map(build),
    isExhaustive: count <= mostShapes && each.every(({ isExhaustive }) => isExhaustive),
  };
}

function objectOf(
  names: readonly string[],
  values: readonly unknown[],
  fields: Readonly<Record<string, Domain>>,
): unknown {
  const entries = names.map((name, i) => [name, values[i]] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== undefined || fields[name]?.kind !== 'optional'),
  );
}

/** Returns the first `limit` ways to take one element of each list; the first elements of the lists come first. */
function combinations(lists: readonly (readonly unknown[])[], limit: number): (readonly unknown[])[] {
  let found: (readonly unknown[])[] = [[]];
  for (const list of lists) {
    found = list.flatMap((value) => found.map((start) => [...start, value])).slice(0, limit);
  }
  return found;
}
