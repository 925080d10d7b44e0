/** What an SMT solver said to a script. */
export type SmtReply =
  | { readonly kind: 'sat'; readonly values: ReadonlyMap<string, string> }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** One script of declarations and assertions, the names whose values are wanted, and what the script is about. */
export interface SmtScript {
  readonly text: string;
  readonly names: readonly string[];
  readonly theory: 'integers' | 'bits' | 'floats' | 'texts';
}

/** A solver of SMT-LIB. Never throws for what the solver does: trouble is an `unknown` with its reason. */
export interface SmtProcess {
  /** By which its answers are counted. */
  readonly name: 'smt' | 'native';
  ask(script: SmtScript): Promise<SmtReply>;
  close(): Promise<void>;
}
