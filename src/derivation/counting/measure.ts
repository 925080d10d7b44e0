/**
 * What the size of a derivation counts:
 * - `characters`: code points of its text, without text printed between tokens
 * - `tokens`: its tokens, regardless of their texts; in a scannerless grammar, its literals and classes
 * - `height`: production applications, that is applied rules (including the start rule) plus iterations of repeats
 */
export type Measure = 'characters' | 'tokens' | 'height';
