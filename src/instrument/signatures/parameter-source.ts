/**
 * Where the type of a parameter was read: its annotation, a comment, its default value, how the function uses it; or it is
 * a guess.
 */
export type ParameterSource = 'type' | 'jsdoc' | 'default' | 'use' | 'guess';
