/** Ids become names of files and folders: letters and digits only, so that none leads elsewhere. */
export function isPathId(id: unknown): id is string {
  return typeof id === 'string' && /^[\da-z]{1,64}$/iu.test(id);
}
