/**
 * The comment at the end of a rewritten function, by which the runtime recognizes it: between `stampStart` and
 * `stampEnd` follow, separated by spaces, the id of the function, the key of its file, the range of its source text,
 * and what it accepts. The closing brace of the function comes right after it.
 */
export const stampStart = '/*coppice ';
export const stampEnd = '*/';
/**
 * What a function accepts: shadows of its arguments; also `peeking`, while which it returns a variable or a property and
 * runs no other code; or nothing.
 */
export const acceptedCode = { arguments: 0, peeking: 1, nothing: 2 };
