export const pass = { kind: 'pass' };
export const unsat = { kind: 'unsat' };
