/** Checks that an id consists of letters and digits: ids become names of files and must not lead to another folder. */
export function isPathId(id) {
    return typeof id === 'string' && /^[\da-z]{1,64}$/iu.test(id);
}
