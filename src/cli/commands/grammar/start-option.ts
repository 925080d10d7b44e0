import { text } from '../../option.ts';

export const startOption = text('RULE', "start from this rule, not from the grammar's own start");
