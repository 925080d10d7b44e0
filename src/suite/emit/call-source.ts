import { CoppiceError } from '../../core/coppice-error.ts';
import type { RunInput } from '../../execution/run-input.ts';
import { sourceOf } from '../../execution/subject/source-of.ts';
import type { ClassUsage, TargetUsage } from '../../execution/target-usage.ts';
import type { ReplaySettings } from '../replay-settings.ts';
import { isTypeScript } from './target-import.ts';

/** The source of a string literal. */
export function quoted(text: string): string {
  return sourceOf(text) ?? JSON.stringify(text);
}

/** For a member of a class, the class is imported. */
export function importedName(exportName: string, usage: TargetUsage | undefined): string {
  return usage?.kind === 'class' ? usage.className : exportName;
}

/** Returns the expression that uses an input as a run does. */
export function callSource(
  callee: string,
  input: RunInput,
  { usage, surroundings, bytesAs }: ReplaySettings['execution'],
): string {
  const args = argumentSources(input, bytesAs);
  if (surroundings !== undefined || usage?.kind === 'program') throw noCall();
  if (usage === undefined) return `${callee}(${args.join(', ')})`;
  const { constructorArguments: count, after } = usage;
  const instance = `new ${callee}(${args.slice(0, count).join(', ')})`;
  switch (after.kind) {
    case 'nothing':
      return instance;
    case 'member':
      return memberUse(instance, after.member, args.slice(count));
    case 'calls':
      return `(async (instance) => [${callsOf(input, usage).join(', ')}])(${instance})`;
  }
}

function noCall(): CoppiceError {
  return new CoppiceError(
    'no-suite',
    'a test cannot pass inputs from standard input, the environment, the clock or random numbers',
    {
      hint: '`coppice replay` runs such inputs again',
    },
  );
}

export function argumentSources(input: RunInput, bytesAs: 'buffer' | 'uint8array' | undefined): readonly string[] {
  if (input.kind === 'text') return [quoted(input.text)];
  if (input.kind === 'args') return input.args.map(source);
  const { bytes } = input;
  return [source(bytesAs === 'uint8array' ? bytes : Buffer.from(bytes))];
}

function callsOf(input: RunInput, { constructorArguments }: ClassUsage): readonly string[] {
  const calls = input.kind === 'args' ? input.args[constructorArguments] : [];
  return (calls as readonly (readonly [string, ...unknown[]])[]).map(
    ([member, ...args]) => `await ${memberUse('instance', member, args.map(source))}`,
  );
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

function source(value: unknown): string {
  return sourceOf(value) ?? 'undefined';
}

/** Returns the source of the helper that makes functions, if tests need it. */
export function scriptedIn(bodies: readonly string[], testFile: string): readonly string[] {
  if (!bodies.some((body) => body.includes('scripted('))) return [];
  const signature = isTypeScript(testFile)
    ? 'function scripted<T>(results: readonly T[]): (...args: unknown[]) => T {'
    : 'function scripted(results) {';
  const known = isTypeScript(testFile) ? 'const known: { args: unknown[]; result: T }[] = [];' : 'const known = [];';
  const last = isTypeScript(testFile) ? ' as T' : '';
  return [
    `/** Returns the next result for new arguments, and the same result for the same arguments. */
${signature}
  ${known}
  return (...args) => {
    const before = known.find((call) => call.args.length === args.length && call.args.every((arg, i) => Object.is(arg, args[i])));
    if (before !== undefined) return before.result;
    const result = results[Math.min(known.length, results.length - 1)]${last};
    known.push({ args, result });
    return result;
  };
}
`,
  ];
}
