const keywords = new Map([
  ['if', 'conditional'],
  ['while', 'loop'],
  ['return', 'jump'],
]);

/** A table instead of comparisons: each key is a way of its own. */
export function kindOfWord(word: string): string {
  const kind = keywords.get(word);
  if (kind === undefined) return 'name';
  return kind === 'jump' ? 'leaves' : 'stays';
}
