/** Ids become names of files and folders: letters and digits only, so that none leads elsewhere. */
export function isPathId(id: unknown): boolean {
  return typeof id === 'string' && /^[\da-z]{1,64}$/iu.test(id);
}
