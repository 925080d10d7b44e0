import { hoisted } from './a.mjs';

// Runs before the body of a.mjs does.
export const early = hoisted('');
