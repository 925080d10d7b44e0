/** What the user has said about errors, which goes before what we would take them for. */
export interface ErrorRules {
  /** Classes that say "invalid input". */
  readonly rejections: readonly string[];
  /** Classes that give away a fault. */
  readonly failures: readonly string[];
  /** A file that catches what it expects: errors that it constructs itself are failures. */
  readonly harnessFile: string | undefined;
}

export const noErrorRules: ErrorRules = { rejections: [], failures: [], harnessFile: undefined };
