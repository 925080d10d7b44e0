/** What a command tells the shell. */
export const exitCode = {
  nothingFound: 0,
  findings: 1,
  /** The user can mend it: bad grammar, missing file, wrong flag. */
  userError: 2,
  /** A bug in Coppice. */
  internalError: 3,
  /** By SIGINT, as shells say it: 128 and the number of the signal. */
  interrupted: 130,
  /** By SIGTERM. */
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
