import type { Z3Reply } from './z3-engine.ts';

/** The first message to the Z3 process. */
export interface Z3Setup {
  readonly packageUrl: string;
  readonly resources: number;
}

/** The answer to a script: one message for each, in order. After a crash the process ends. */
export type Z3Message =
  | { readonly kind: 'answered'; readonly reply: Z3Reply; readonly memoryMb: number }
  | { readonly kind: 'crashed'; readonly reason: string };
