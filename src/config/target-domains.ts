import { readFileSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';
import type { Domain } from '../constraint/domains/domain.ts';
import { printDomain } from '../constraint/domains/print-domain.ts';
import { aliasedDomains } from '../execution/input/aliased-domains.ts';
import { domainsOfSignature, type SignatureDomains } from '../execution/input/domains-of-signature.ts';
import type { DescribedInput, InputDescription, LeftOutInput } from '../execution/input/input-description.ts';
import { declarationFile } from '../execution/loading/declaration-file.ts';
import type { TargetName } from '../execution/target-name.ts';
import type { Surroundings } from '../execution/process/surroundings.ts';
import type { ClassUsage, TargetUsage } from '../execution/target-usage.ts';
import { correctedSignature } from '../instrument/signatures/corrected-signature.ts';
import { readSignature, type Parameter, type Signature } from '../instrument/signatures/signatures.ts';
import { takenSurroundings, type TakenSurroundings } from './taken-surroundings.ts';
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
  /** The usual lengths of arrays and bytes are multiplied by this. */
  readonly stretch: number;
  /** How many levels of a recursive type are generated. */
  readonly depth: number;
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
  /** The inputs in readable form. */
  readonly description: InputDescription;
}

/** Lengths of what no type limits, before they are stretched. */
const usualByteLength = 16;
const usualArrayLength = 4;
const defaultCalls = 3;

type ClassRead = Extract<Signature, { readonly kind: 'class' }>;

/**
 * Returns the domains of a target's arguments: as given, else from the types of the function, else one text. The file
 * exists; syntax errors are reported when it loads. A class takes the arguments of its constructor and a list of
 * calls; a member takes those of the constructor and then its own.
 */
export function targetInputs(written: WrittenDomains, target: TargetName, sizes: InputSizes): TargetInputs {
  const around = takenSurroundings(sizes.taken, sizes.maxLength);
  if (around === undefined) return ownInputs(written, target, sizes);
  const { surroundings, domains, names } = around;
  const described = [
    ...domains.map((domain, i) => describe(names[i] ?? '', domain, 'surroundings')),
    ...(surroundings.clock ? [describe('the clock', { kind: 'int32' }, 'surroundings')] : []),
    ...(surroundings.random ? [describe('Math.random', { kind: 'int32' }, 'surroundings')] : []),
  ];
  const isProgram = target.exportName === '' && (surroundings.stdin || surroundings.argv);
  if (isProgram) {
    const description = { parameters: described, leftOut: [] };
    return { domains, surroundings, usage: { kind: 'program' }, description };
  }
  const own = ownInputs(written, target, sizes);
  const description = { ...own.description, parameters: [...own.description.parameters, ...described] };
  return { ...own, domains: [...own.domains, ...domains], surroundings, description };
}

function ownInputs(written: WrittenDomains, target: TargetName, sizes: InputSizes): TargetInputs {
  const said = saidDomains(written, sizes.maxLength);
  const signature = signatureOf(target, sizes.depth);
  if (signature?.kind === 'class') return classInputs(signature, said, sizes);
  if (said !== undefined) {
    const description = saidDescription(said, signature?.parameters ?? []);
    return { domains: said, usage: undefined, description };
  }
  if (signature === undefined || signature.parameters.length === 0) return oneText(sizes.maxLength, signature);
  const made = domainsFor(signature.parameters, sizes);
  const domains = aliasedDomains(made.domains);
  const leftOut = [...(signature.hasReceiver ? [noReceiver] : []), ...made.leftOut];
  const description = { parameters: describeAll(made.parameters, domains), leftOut, ...depthOf(signature, sizes) };
  return { domains, usage: undefined, description };
}

/** Returns the depth of values of recursive types, if there are any. */
function depthOf({ isCut }: Signature, { depth }: InputSizes): { readonly depth?: number } {
  return isCut ? { depth } : {};
}

const noReceiver: LeftOutInput = { name: 'this', why: 'the target is called without a receiver' };
const unread: LeftOutInput = {
  name: 'further arguments',
  why: 'the parameters of the target could not be read',
};

/** Returns the inputs of a target without declared parameters, or whose declaration cannot be read. */
function oneText(maxLength: number, signature: Signature | undefined): TargetInputs {
  const domain: Domain = { kind: 'string', maxLength };
  const description = {
    parameters: [describe('argument 1', domain, 'guess')],
    leftOut: signature === undefined ? [unread] : [],
  };
  return { domains: [domain], usage: undefined, description };
}

function saidDomains({ flag, config }: WrittenDomains, maxLength: number): readonly Domain[] | undefined {
  if (flag !== undefined) return parseInputs(flag, '--inputs', { maxLength });
  return typeof config === 'string' ? parseInputs(config, 'inputs', { maxLength }) : config;
}

function domainsFor(parameters: readonly Parameter[], sizes: InputSizes): SignatureDomains {
  const read = domainsOfSignature(parameters, lengthsOf(sizes));
  if (read.kind === 'domains') return read;
  throw new CoppiceError('no-domains', read.why, {
    hint: 'name a domain for each argument, such as --inputs "string, int32", or write a harness',
  });
}

function lengthsOf({ maxLength, stretch }: InputSizes): Parameters<typeof domainsOfSignature>[1] {
  return { maxLength, byteLength: usualByteLength * stretch, arrayLength: usualArrayLength * stretch };
}

function saidDescription(said: readonly Domain[], parameters: readonly Parameter[]): InputDescription {
  const described = said.map((domain, i) => describe(parameters[i]?.name ?? `argument ${i + 1}`, domain, 'inputs'));
  const omitted = parameters
    .slice(said.length)
    .map(({ name }) => ({ name, domain: 'undefined', from: 'omitted' as const }));
  return { parameters: [...described, ...omitted], leftOut: [] };
}

function describeAll(parameters: readonly Parameter[], domains: readonly Domain[]): readonly DescribedInput[] {
  return parameters.map(({ name, from }, i) => describe(name, domains[i]!, from));
}

function describe(name: string, domain: Domain, from: DescribedInput['from']): DescribedInput {
  return { name, domain: printDomain(domain), from };
}

function classInputs(signature: ClassRead, said: readonly Domain[] | undefined, sizes: InputSizes): TargetInputs {
  checkConstructible(signature);
  const { className, parameters } = signature;
  const depth = said === undefined ? depthOf(signature, sizes) : {};
  const after = thenOf(signature, sizes.calls ?? defaultCalls);
  const own = said === undefined ? domainsFor(parameters, sizes) : undefined;
  const count = own === undefined ? Math.min(parameters.length, said?.length ?? 0) : own.domains.length;
  const usage: ClassUsage = { kind: 'class', className, constructorArguments: count, after: after.kind };
  const ofConstructor = own === undefined ? (said ?? []).slice(0, count) : aliasedDomains(own.domains);
  if (after.kind.kind === 'calls') {
    const calls = callsDomain(after.calls, className, sizes);
    const domains = [...ofConstructor, calls.domain];
    const described = [...describeOwn(own, ofConstructor, parameters), describe('calls', calls.domain, 'members')];
    const leftOut = [...(own?.leftOut ?? []), ...calls.leftOut];
    return { domains, usage, description: { parameters: described, leftOut, ...depth } };
  }
  const then = said === undefined ? domainsFor(after.parameters, sizes) : undefined;
  const ofMember = then === undefined ? (said ?? []).slice(count) : aliasedDomains(then.domains, count);
  const described = [...describeOwn(own, ofConstructor, parameters), ...describeOwn(then, ofMember, after.parameters)];
  const leftOut = [...(own?.leftOut ?? []), ...(then?.leftOut ?? [])];
  return {
    domains: [...ofConstructor, ...ofMember],
    usage,
    description: { parameters: described, leftOut, ...depth },
  };
}

function describeOwn(
  made: SignatureDomains | undefined,
  domains: readonly Domain[],
  parameters: readonly Parameter[],
): readonly DescribedInput[] {
  return made === undefined ? saidDescription(domains, parameters).parameters : describeAll(made.parameters, domains);
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
function callsDomain(
  { members, most }: Then['calls'],
  className: string,
  sizes: InputSizes,
): { readonly domain: Domain; readonly leftOut: readonly LeftOutInput[] } {
  const leftOut: LeftOutInput[] = [];
  const options = members.flatMap(({ member, parameters }): Domain[] => {
    const read = domainsOfSignature(parameters, lengthsOf(sizes));
    if (read.kind !== 'domains') {
      leftOut.push({ name: `${className}.${member}`, why: `it is not called: ${read.why}` });
      return [];
    }
    leftOut.push(...read.leftOut.map(({ name, why }) => ({ name: `${className}.${member}: ${name}`, why })));
    return [{ kind: 'tuple', elements: [{ kind: 'const', value: member }, ...read.domains] }];
  });
  const [only] = options;
  const nothing: Domain = { kind: 'tuple', elements: [] };
  if (only === undefined) return { domain: nothing, leftOut };
  const element: Domain = options.length === 1 ? only : { kind: 'oneOf', options };
  return { domain: { kind: 'array', element, maxLength: most }, leftOut };
}

/** What the code says; for code without types, corrected by the declarations that come with it. */
function signatureOf({ file, exportName }: TargetName, depth: number): Signature | undefined {
  const own = readFrom(file, exportName, depth);
  const isTyped = own?.kind === 'function' && own.parameters.some(({ from }) => from === 'type' || from === 'jsdoc');
  const declarations = isTyped ? undefined : declarationFile(file);
  if (declarations === undefined) return own;
  const corrected = correctedSignature(own, readFrom(declarations, exportName, depth));
  // A declared type of which no value can be made is worth less than a guess.
  const bounds = { maxLength: 1, byteLength: 1, arrayLength: 1 };
  return corrected && domainsOfSignature(corrected.parameters, bounds).kind === 'domains' ? corrected : own;
}

function readFrom(file: string, exportName: string, depth: number): Signature | undefined {
  try {
    return readSignature(file, readFileSync(file, 'utf8'), exportName, depth);
  } catch (error) {
    // A syntax error is reported when the file loads.
    if (error instanceof CoppiceError) return undefined;
    throw error;
  }
}
