/** The user's rules for errors, which take precedence over the default classification. */
export interface ErrorRules {
  /** Error classes that mean "invalid input". */
  readonly rejections: readonly string[];
  /** Error classes that are failures. */
  readonly failures: readonly string[];
  /** A file that catches the errors it expects: errors that it constructs itself are failures. */
  readonly harnessFile: string | undefined;
}

export const noErrorRules: ErrorRules = { rejections: [], failures: [], harnessFile: undefined };
