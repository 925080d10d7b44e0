import { text } from '../../option.ts';

export const startOption = text('RULE', "start from this rule instead of the grammar's start rule");
