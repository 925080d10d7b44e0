import { arrayIteratorPrototype, codePointAt, createObject, iteratorSymbol, textSlice } from './intrinsics.ts';

/**
 * Iterates an array or a text as its own iterator would, that nobody has patched, and tells of each element before it is
 * given out. Has what iterators of arrays inherit, so that `return` and `throw` find what they would.
 */
export function delegatedIterator(
  source: ArrayLike<unknown>,
  tell: (element: unknown, isOver: boolean) => void,
): object {
  let position = 0;
  let isOver = false;
  const next = (): IteratorResult<unknown> => {
    isOver ||= position >= source.length;
    if (isOver) {
      tell(undefined, true);
      return { value: undefined, done: true };
    }
    const value = elementAt(source, position);
    position += typeof source === 'string' ? (value as string).length : 1;
    tell(value, false);
    return { value, done: false };
  };
  const iterator: object = createObject(arrayIteratorPrototype, {
    next: plainProperty(next),
    [iteratorSymbol]: plainProperty(() => iterator),
  });
  return iterator;
}

/** What describes a property must inherit nothing that a subject may have put there. */
function plainProperty(value: unknown): PropertyDescriptor {
  return { __proto__: null, value } as PropertyDescriptor;
}

function elementAt(source: ArrayLike<unknown>, at: number): unknown {
  if (typeof source !== 'string') return source[at];
  return textSlice(source, at, at + ((codePointAt(source, at) ?? 0) > 0xffff ? 2 : 1));
}
