export const noSuchWord = { kind: 'unsat' };
