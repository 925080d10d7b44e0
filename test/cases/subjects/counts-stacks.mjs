let count = 0;

/** Throws an error that counts who reads its stack; tells how many did if asked. */
export function target(text) {
  if (text === 'how many') return count;
  throw Object.defineProperty(new Error('no'), 'stack', { get: () => `Error: no ${++count}` });
}
