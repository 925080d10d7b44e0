/** The modes in which a parser can be run. */
export const modes = ['plain', 'istanbul', 'coverage', 'concrete', 'symbolic', 'concrete after symbolic'] as const;

export type Mode = (typeof modes)[number];

export interface ModeFigures {
  /** CPU time of one run; the least of several rounds. */
  readonly microseconds: number;
  readonly events: number;
  readonly nodes: number;
}
