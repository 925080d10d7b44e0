import type { Z3Reply } from './z3-engine.ts';

/** First message to the process that Z3 has to itself. */
export interface Z3Setup {
  readonly packageUrl: string;
  readonly resources: number;
}

/** What it answers to a script: one message for each, in order. After a crash it ends. */
export type Z3Message =
  | { readonly kind: 'answered'; readonly reply: Z3Reply; readonly memoryMb: number }
  | { readonly kind: 'crashed'; readonly reason: string };
