import type { RunInput } from '../../execution/input/run-input.ts';
import { sourceOf } from '../../execution/subject/source-of.ts';
import type { TargetUsage } from '../../execution/target-usage.ts';

/**
 * Writes how a run uses an instance, such as `new Stack(8).push(1)`, or `new Stack(8): push(1), get size`. Returns undefined
 * if the target is no class, or if an argument has no source.
 */
export function instanceText(input: RunInput, usage: TargetUsage | undefined): string | undefined {
  if (usage?.kind !== 'class' || input.kind !== 'args') return undefined;
  const { className, constructorArguments: count, after } = usage;
  const made = call(`new ${className === '' ? 'default' : className}`, input.args.slice(0, count));
  if (made === undefined || after.kind === 'nothing') return made;
  const others = input.args.slice(count);
  const uses =
    after.kind === 'member' ? [[after.member, ...others]] : (others[0] as readonly (readonly [string, ...unknown[]])[]);
  const texts = uses.map(([member, ...args]) => useText(String(member), args));
  if (texts.includes(undefined)) return undefined;
  const [only] = texts;
  if (texts.length === 1 && !/^(?:get|set) /u.test(only!)) return `${made}.${only}`;
  return texts.length === 0 ? made : `${made}: ${texts.join(', ')}`;
}

function useText(member: string, args: readonly unknown[]): string | undefined {
  return member.startsWith('get ') ? member : call(member, args);
}

function call(callee: string, args: readonly unknown[]): string | undefined {
  const sources = args.map(sourceOf);
  return sources.includes(undefined) ? undefined : `${callee}(${sources.join(', ')})`;
}
