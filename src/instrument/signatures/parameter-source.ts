/**
 * Where the type of a parameter comes from: its annotation, a comment, its default value, its use in the function, or a
 * guess.
 */
export type ParameterSource = 'type' | 'jsdoc' | 'default' | 'use' | 'guess';
