/** Four letters, one after the other: random texts have the right ones once in 10^19. */
export function magic(text: string): string {
  if (text[0] === 'b') {
    if (text[1] === 'a') {
      if (text[2] === 'd') {
        if (text[3] === '!') throw new TypeError('bad!');
        return 'three letters';
      }
      return 'two letters';
    }
    return 'one letter';
  }
  return 'none';
}
