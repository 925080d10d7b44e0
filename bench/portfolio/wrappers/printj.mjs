import printj from 'printj';

export const run = (text) => printj.sprintf(text, 42, 'x');
