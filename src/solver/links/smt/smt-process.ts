/** The reply of an SMT solver to a script. */
export type SmtReply =
  | { readonly kind: 'sat'; readonly values: ReadonlyMap<string, string> }
  | { readonly kind: 'unsat' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A script of declarations and assertions, the names whose values are needed, and the theory of the script. */
export interface SmtScript {
  readonly text: string;
  readonly names: readonly string[];
  readonly theory: 'integers' | 'bits' | 'floats' | 'texts';
}

/** A solver for SMT-LIB. It never throws for failures of the solver: they are `unknown` with a reason. */
export interface SmtProcess {
  /** The name under which its answers are counted. */
  readonly name: 'smt' | 'native';
  ask(script: SmtScript): Promise<SmtReply>;
  close(): Promise<void>;
}
