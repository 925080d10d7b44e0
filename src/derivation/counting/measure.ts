/**
 * What makes a derivation larger:
 * - `characters`: code points of its text, without anything that is printed between tokens
 * - `tokens`: its tokens, whatever their texts; in a scannerless grammar, its literals and classes
 * - `height`: production applications, that is rules applied (the start rule included) plus iterations of repeats
 */
export type Measure = 'characters' | 'tokens' | 'height';
