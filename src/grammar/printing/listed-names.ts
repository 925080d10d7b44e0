const most = 5;

/** Names for a message: all of them if they are few, else the first and how many more there are. */
export function listedNames(names: readonly string[]): string {
  const shown = names.slice(0, most).map((name) => `\`${name}\``);
  return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ');
}
