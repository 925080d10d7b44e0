import { readFileSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';
import type { Domain } from '../constraint/domain.ts';
import { domainsOfSignature } from '../execution/domains-of-signature.ts';
import type { TargetName } from '../execution/target-name.ts';
import type { Surroundings } from '../execution/surroundings.ts';
import type { ClassUsage, TargetUsage } from '../execution/target-usage.ts';
import { defaultRecursion, readSignature, type Parameter, type Signature } from '../instrument/signatures.ts';
import { surroundingsOf, type TakenSurroundings } from './taken-surroundings.ts';
import { parseInputs } from './parse-inputs.ts';

/** Where domains can be given, in order of priority. */
export interface WrittenDomains {
  /** On the command line. */
  readonly flag: string | undefined;
  /** In the configuration. */
  readonly config: string | readonly Domain[] | undefined;
}

/** Sizes of inputs whose types do not determine them. */
export interface InputSizes {
  /** Longest text. */
  readonly maxLength: number;
  /** How many levels of a recursive type are generated. */
  readonly depth: number | undefined;
  /** How many members of an instance are used in sequence. */
  readonly calls: number | undefined;
  /** The surroundings that are inputs. */
  readonly taken: TakenSurroundings;
}

/** The inputs of a target, and how it is used if not by a call. */
export interface TargetInputs {
  readonly domains: readonly Domain[];
  readonly usage: TargetUsage | undefined;
  readonly surroundings?: Surroundings;
  /** Depth of values of recursive types; undefined if there are none. */
  readonly depth: number | undefined;
}

const byteLength = 16;
const arrayLength = 4;
const defaultCalls = 3;

type ClassRead = Extract<Signature, { readonly kind: 'class' }>;

/**
 * Returns the domains of a target's arguments: as given, else from the types of the function, else one text. The file
 * exists; syntax errors are reported when it loads. A class takes the arguments of its constructor and a list of
 * calls; a member takes those of the constructor and then its own.
 */
export function targetInputs(written: WrittenDomains, target: TargetName, sizes: InputSizes): TargetInputs {
  const around = surroundingsOf(sizes.taken, sizes.maxLength);
  if (around === undefined) return ownInputs(written, target, sizes);
  const { surroundings, domains } = around;
  const isProgram = target.exportName === '' && (surroundings.stdin || surroundings.argv);
  if (isProgram) return { domains, surroundings, usage: { kind: 'program' }, depth: undefined };
  const own = ownInputs(written, target, sizes);
  return { ...own, domains: [...own.domains, ...domains], surroundings };
}

function ownInputs(written: WrittenDomains, target: TargetName, sizes: InputSizes): TargetInputs {
  const said = saidDomains(written, sizes.maxLength);
  const signature = signatureOf(target, sizes.depth);
  if (signature?.kind === 'class') return classInputs(signature, said, sizes);
  if (said !== undefined) return { domains: said, usage: undefined, depth: undefined };
  const depth = signature?.isCut === true ? (sizes.depth ?? defaultRecursion) : undefined;
  const { maxLength } = sizes;
  if (signature === undefined || signature.parameters.length === 0)
    return { domains: [{ kind: 'string', maxLength }], usage: undefined, depth };
  return { domains: domainsFor(signature.parameters, maxLength), usage: undefined, depth };
}

function saidDomains({ flag, config }: WrittenDomains, maxLength: number): readonly Domain[] | undefined {
  if (flag !== undefined) return parseInputs(flag, '--inputs', { maxLength });
  return typeof config === 'string' ? parseInputs(config, 'inputs', { maxLength }) : config;
}

function domainsFor(parameters: readonly Parameter[], maxLength: number): readonly Domain[] {
  const read = domainsOfSignature(parameters, { maxLength, byteLength, arrayLength });
  if (read.kind === 'domains') return read.domains;
  throw new CoppiceError('no-domains', read.why, { hint: 'give a domain for each argument: --inputs "string, int32"' });
}

function classInputs(signature: ClassRead, said: readonly Domain[] | undefined, sizes: InputSizes): TargetInputs {
  checkConstructible(signature);
  const { className, parameters, isCut } = signature;
  const depth = isCut && said === undefined ? (sizes.depth ?? defaultRecursion) : undefined;
  const after = thenOf(signature, sizes.calls ?? defaultCalls);
  const count = said === undefined ? parameters.length : Math.min(parameters.length, said.length);
  const usage: ClassUsage = { kind: 'class', className, constructorArguments: count, after: after.kind };
  const own = said === undefined ? domainsFor(parameters, sizes.maxLength) : said.slice(0, count);
  if (after.kind.kind === 'calls')
    return { domains: [...own, callsDomain(after.calls, sizes.maxLength)], usage, depth };
  const others = said === undefined ? domainsFor(after.parameters, sizes.maxLength) : said.slice(count);
  return { domains: [...own, ...others], usage, depth };
}

function checkConstructible({ className, isAbstract, isClosed }: ClassRead): void {
  if (isAbstract) {
    const hint = 'name a class that extends it, or write a harness';
    throw new CoppiceError('abstract-class', `${className} is abstract and cannot be constructed`, { hint });
  }
  if (isClosed) {
    const hint = `name a static method that makes one, such as ${className}.create, or write a harness`;
    throw new CoppiceError('private-constructor', `the constructor of ${className} is not public`, { hint });
  }
}

interface Then {
  readonly kind: ClassUsage['after'];
  readonly parameters: readonly Parameter[];
  readonly calls: { readonly members: ClassRead['members']; readonly most: number };
}

function thenOf({ member, members, className }: ClassRead, most: number): Then {
  const calls = { members, most };
  if (member === undefined) {
    const kind = members.length === 0 || most === 0 ? ('nothing' as const) : ('calls' as const);
    return { kind: { kind }, parameters: [], calls };
  }
  const found = members.find((one) => one.member === member) ?? members.find((one) => one.member === `get ${member}`);
  // The member may exist without a declaration; whether it takes arguments shows only when it is called.
  if (found === undefined && members.length > 0) {
    const names = members.map((one) => one.member).join(', ');
    throw new CoppiceError('no-such-export', `${className} has no public member ${member}`, {
      hint: `it has ${names}`,
    });
  }
  return { kind: { kind: 'member', member: found?.member ?? member }, parameters: found?.parameters ?? [], calls };
}

/** The domain of lists of calls; members whose arguments cannot be generated are left out. */
function callsDomain({ members, most }: Then['calls'], maxLength: number): Domain {
  const options = members.flatMap(({ member, parameters }): Domain[] => {
    const read = domainsOfSignature(parameters, { maxLength, byteLength, arrayLength });
    if (read.kind !== 'domains') return [];
    return [{ kind: 'tuple', elements: [{ kind: 'const', value: member }, ...read.domains] }];
  });
  const [only] = options;
  if (only === undefined) return { kind: 'tuple', elements: [] };
  return { kind: 'array', element: options.length === 1 ? only : { kind: 'oneOf', options }, maxLength: most };
}

function signatureOf({ file, exportName }: TargetName, depth: number | undefined): Signature | undefined {
  try {
    return readSignature(file, readFileSync(file, 'utf8'), exportName, depth);
  } catch (error) {
    // A syntax error is reported when the file loads.
    if (error instanceof CoppiceError) return undefined;
    throw error;
  }
}
