import { isBuilt, typeOfBuilt } from '../../core/built-object.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { sourceOf } from '../../execution/subject/source-of.ts';
import { surroundingArguments } from '../../execution/process/surroundings.ts';
import type { ClassUsage, TargetUsage } from '../../execution/target-usage.ts';
import { programStart } from '../../execution/process/observe-program.ts';
import type { ReplaySettings } from '../../finding/replay-settings.ts';
import { programCall } from './program-source.ts';
import { quoted } from './quoted.ts';
import { isTypeScript } from '../../instrument/typescript/source-language.ts';

/** For a member of a class, the class is imported. */
export function importedName(exportName: string, usage: TargetUsage | undefined): string {
  return usage?.kind === 'class' ? usage.className : exportName;
}

/** The source that uses an input as a run does: statements, and the expression after them. */
interface CallSource {
  readonly statements: readonly string[];
  readonly call: string;
  /** How to make an instance, and what is done with it, if the call is a list of uses of `instance`. */
  readonly uses?: { readonly instance: string; readonly each: readonly string[] };
}

/**
 * Returns undefined if a part of the input has no source code. `isAwaited` is false if no member of an instance that is
 * called returns a promise.
 */
export function callSource(
  callee: string,
  input: RunInput,
  execution: ReplaySettings['execution'],
  isAwaited = true,
): CallSource | undefined {
  const { usage, surroundings, bytesAs } = execution;
  if (usage?.kind === 'program') return { statements: [], call: programCall(programStart(input, execution)) };
  // Outside of a campaign, `symbolic`, the clock and random numbers return other values.
  if ((input.symbolic ?? []).length > 0) return undefined;
  const given = argumentSources(withoutCalls(input, usage), bytesAs);
  if (given === undefined) return undefined;
  const around = surroundings === undefined ? 0 : surroundingArguments(surroundings);
  const own = given.each.slice(0, given.each.length - around);
  const statements = [...given.statements, ...surroundingStatements(input, execution)];
  const args = own.flat();
  if (usage === undefined) return { statements, call: `${callee}(${args.join(', ')})` };
  const { constructorArguments: count, after } = usage;
  const instance = `new ${callee}(${own.slice(0, count).flat().join(', ')})`;
  switch (after.kind) {
    case 'nothing':
      return { statements, call: instance };
    case 'member':
      return { statements, call: memberUse(instance, after.member, own.slice(count).flat()) };
    case 'calls': {
      const calls = callsOf(input, usage, isAwaited);
      if (calls === undefined) return undefined;
      const call = `(${isAwaited ? 'async ' : ''}(instance) => [${calls.join(', ')}])(${instance})`;
      return { statements, call, uses: { instance, each: calls } };
    }
  }
}

/** Returns true if a test can pass the input to the target. */
export function isWritable(input: RunInput, execution: ReplaySettings['execution']): boolean {
  return callSource('', input, execution) !== undefined;
}

/** Returns statements that set the surroundings of a call; they are not reset after it. */
function surroundingStatements(input: RunInput, execution: ReplaySettings['execution']): readonly string[] {
  const { surroundings } = execution;
  if (surroundings === undefined) return [];
  const { stdin, clock, random } = surroundings;
  if (stdin || clock || random) {
    const what = stdin ? 'standard input' : clock ? 'the time of the clock' : 'the results of Math.random';
    throw new CoppiceError('no-suite', `a test cannot pass ${what} to the target`, {
      hint: '`coppice replay` runs such inputs again; for a whole program, a suite can pass standard input',
    });
  }
  const { args, env } = programStart(input, execution);
  return [
    ...(surroundings.argv
      ? [`process.argv = [process.execPath, 'target'${args.map((arg) => `, ${quoted(arg)}`).join('')}];`]
      : []),
    ...surroundings.env.map((name) => {
      const value = env[name];
      const variable = `process.env[${quoted(name)}]`;
      return value === undefined ? `delete ${variable};` : `${variable} = ${quoted(value)};`;
    }),
  ];
}

/** The source of each argument; several expressions for a rest parameter. */
interface ArgumentSources {
  readonly statements: readonly string[];
  readonly each: readonly (readonly string[])[];
}

/** Returns undefined if one of the arguments has no source code. */
export function argumentSources(
  input: RunInput,
  bytesAs: 'buffer' | 'uint8array' | undefined,
): ArgumentSources | undefined {
  const args = input.kind === 'args' ? input.args : [plainArgument(input, bytesAs)];
  const each = args.map(sources);
  if (each.includes(undefined)) return undefined;
  const shared = new Set(args.flatMap(sharedWith));
  const names = new Map([...shared].map((argument) => [argument, `shared${argument + 1}`]));
  return {
    statements: [...names].map(([argument, name]) => `const ${name} = ${each[argument]?.[0] ?? 'undefined'};`),
    each: args.map((arg, i) => {
      const name = names.get(sharedWith(arg)[0] ?? i);
      return name === undefined ? each[i]! : [name];
    }),
  };
}

function plainArgument(
  input: Exclude<RunInput, { readonly kind: 'args' }>,
  bytesAs: 'buffer' | 'uint8array' | undefined,
): unknown {
  if (input.kind === 'text') return input.text;
  return bytesAs === 'uint8array' ? input.bytes : Buffer.from(input.bytes);
}

/** Returns the number of the argument with which this one shares its object, as a list of at most one. */
function sharedWith(arg: unknown): readonly number[] {
  return isBuilt(arg) && typeOfBuilt(arg) === 'Same' ? [arg.content as number] : [];
}

function sources(arg: unknown): readonly string[] | undefined {
  if (sharedWith(arg).length > 0) return [''];
  const list = isBuilt(arg) && typeOfBuilt(arg) === 'Rest' ? (arg.content as readonly unknown[]) : [arg];
  const written = list.map(sourceOf);
  return written.includes(undefined) ? undefined : (written as readonly string[]);
}

/** Removes the list of calls, which are written one by one. */
function withoutCalls(input: RunInput, usage: ClassUsage | undefined): RunInput {
  if (input.kind !== 'args' || usage?.after.kind !== 'calls') return input;
  return { ...input, args: input.args.filter((_, i) => i !== usage.constructorArguments) };
}

function callsOf(
  input: RunInput,
  { constructorArguments }: ClassUsage,
  isAwaited: boolean,
): readonly string[] | undefined {
  const calls = input.kind === 'args' ? input.args[constructorArguments] : [];
  const uses = (calls as readonly (readonly [string, ...unknown[]])[]).map(([member, ...args]) => {
    const each = args.map(sources);
    if (each.includes(undefined)) return undefined;
    return `${isAwaited ? 'await ' : ''}${memberUse('instance', member, (each as string[][]).flat())}`;
  });
  return uses.includes(undefined) ? undefined : (uses as readonly string[]);
}

function memberUse(instance: string, member: string, args: readonly string[]): string {
  const [kind, name = ''] = member.split(' ');
  if (kind === 'get' && name !== '') return `${instance}${access(name)}`;
  if (kind === 'set' && name !== '') return `(${instance}${access(name)} = ${args[0] ?? 'undefined'})`;
  return `${instance}${access(member)}(${args.join(', ')})`;
}

function access(name: string): string {
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** Returns the source of the helper that makes functions, if tests need it. */
export function scriptedIn(bodies: readonly string[], testFile: string): readonly string[] {
  if (!bodies.some((body) => body.includes('scripted('))) return [];
  const signature = isTypeScript(testFile)
    ? 'function scripted<T>(results: readonly T[]): (...args: unknown[]) => T {'
    : 'function scripted(results) {';
  const known = isTypeScript(testFile) ? 'const known: [args: unknown[], result: T][] = [];' : 'const known = [];';
  const last = isTypeScript(testFile) ? ' as T' : '';
  return [
    `/** Returns the next result for new arguments, and the same result for the same arguments. */
${signature}
  ${known}
  return (...args) => {
    for (const [before, result] of known) {
      const isSame = before.every((arg, i) => [args[i]].includes(arg));
      if (isSame && before.length === args.length) return result;
    }
    const result = results[Math.min(known.length, results.length - 1)]${last};
    known.push([args, result]);
    return result;
  };
}
`,
  ];
}
