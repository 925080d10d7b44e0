/** A token to be written. */
export interface WantedToken {
  readonly terminal: number;
  readonly text: string;
}
