/** A number for a file by its name and text: the same on every machine, and small enough to be an exact integer. */
export function fileKeyOf(fileName: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const part of [fileName, '\0', text]) {
    for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 13)) & 0x3fffffff;
}
