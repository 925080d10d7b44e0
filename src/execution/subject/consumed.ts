import { types } from 'node:util';

const { apply } = Reflect;
const { isGeneratorObject } = types;
const { asyncIterator } = Symbol;
const syncPrototype = methodsOf(function* () {});
const asyncPrototype = methodsOf(async function* () {});

/** More elements than these are not asked for. */
const mostElements = 1000;

interface Methods {
  readonly next: (this: unknown) => unknown;
  readonly return: (this: unknown) => unknown;
}

/** Captured before the subject can replace them. */
function methodsOf(generator: () => object): Methods {
  const { next, return: end } = Object.getPrototypeOf(generator.prototype) as Methods;
  return { next, return: end };
}

export function isGenerator(value: unknown): value is object {
  return isGeneratorObject(value);
}

/**
 * The body of a generator runs only as far as it is asked for elements: it is asked to its end, or for `mostElements`,
 * and the list of them stands for it. Of an async generator it is a promise. Everything else is as it is.
 */
export function consumed(value: unknown): unknown {
  if (!isGenerator(value)) return value;
  return asyncIterator in value ? listOfAsync(value) : listOf(value);
}

function listOf(generator: object): unknown[] {
  const list: unknown[] = [];
  while (list.length < mostElements) {
    const step = apply(syncPrototype.next, generator, []) as IteratorResult<unknown>;
    if (step.done === true) return list;
    list[list.length] = step.value;
  }
  apply(syncPrototype.return, generator, []);
  return list;
}

async function listOfAsync(generator: object): Promise<unknown[]> {
  const list: unknown[] = [];
  while (list.length < mostElements) {
    const step = (await apply(asyncPrototype.next, generator, [])) as IteratorResult<unknown>;
    if (step.done === true) return list;
    list[list.length] = step.value;
  }
  await apply(asyncPrototype.return, generator, []);
  return list;
}
