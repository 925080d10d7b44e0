import type { RuleKind } from '../../grammar.ts';

/** What the annotations before a rule's name make of it. `@start` goes with each of the others. */
export const ruleAnnotations: ReadonlyMap<string, RuleKind | 'start'> = new Map([
  ['@start', 'start'],
  ['@token', 'token'],
  ['@skip', 'skip'],
  ['@fragment', 'fragment'],
]);

export const annotationPattern = /@[\p{L}\p{N}_-]*/uy;
