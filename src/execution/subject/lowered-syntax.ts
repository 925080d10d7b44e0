import { loweredName } from '../../instrument/typescript/lowered-syntax.ts';
import { disposal } from './leftovers/disposal.ts';

type Decorator = (...args: unknown[]) => unknown;
type LegacyReflect = Readonly<Record<'decorate' | 'metadata', Decorator | undefined>>;

const { getOwnPropertyDescriptor, defineProperty } = Object;

/** Defines the global functions that lowered syntax calls. */
export function defineLoweredSyntax(): void {
  const helpers = { usingCtx: disposal, decorate, decorateParam, decorateMetadata };
  defineProperty(globalThis, loweredName, { value: helpers });
}

/**
 * Applies legacy decorators, the last one first. With two arguments the target is a class, which each decorator may
 * replace; with three, a static or instance field; with four, a method or accessor, whose descriptor each may replace.
 */
function decorate(decorators: readonly Decorator[], target: object, key?: PropertyKey, given?: unknown): unknown {
  const isClass = key === undefined;
  const isMethod = given === null;
  let result: unknown = isClass ? target : isMethod ? getOwnPropertyDescriptor(target, key) : undefined;
  const { decorate: userDecorate } = Reflect as unknown as LegacyReflect;
  if (typeof userDecorate === 'function') {
    result = isClass ? userDecorate(decorators, target) : userDecorate(decorators, target, key, result);
  } else {
    for (let i = decorators.length - 1; i >= 0; i--) {
      const decorator = decorators[i];
      if (!decorator) continue;
      const changed = isClass ? decorator(result) : decorator(target, key, result);
      if (changed !== undefined && changed !== null) result = changed;
    }
  }
  if (!isClass && typeof result === 'object' && result !== null) defineProperty(target, key, result);
  return result;
}

function decorateParam(index: number, decorator: Decorator): Decorator {
  return (target, key) => decorator(target, key, index);
}

/** Stores metadata if a library such as `reflect-metadata` is loaded. */
function decorateMetadata(name: string, value: unknown): unknown {
  const { metadata } = Reflect as unknown as LegacyReflect;
  return typeof metadata === 'function' ? metadata(name, value) : undefined;
}
