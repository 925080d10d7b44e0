const room = 8;

/** Checks the length, but with one too many let through. */
export function copyName(name: string): Uint16Array {
  if (name.length > room + 1) throw new Error('the name is too long');
  const copy = new Uint16Array(room);
  for (let i = 0; i < name.length; i++) {
    if (i >= room) throw new RangeError('wrote beyond the end');
    copy[i] = name.charCodeAt(i);
  }
  return copy;
}
