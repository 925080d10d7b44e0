import { text } from '../../option.js';
export const startOption = text('RULE', "start from this rule instead of the grammar's start rule");
