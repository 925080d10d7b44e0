import { early } from './early.mjs';

export const seen = early({ name: 'n' });
if (seen !== 'string:n:undefinedn') throw new Error(`a function called ahead of its module gave ${seen}`);
