/** Whether the variable is one element of an input with a length; it has no value if the input is shorter. */
export function isPart({ name }) {
    return name === 'unit' || name === 'byte' || name === 'token';
}
