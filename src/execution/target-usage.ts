/** The target is a class: it is constructed, and then its members are used. */
export interface ClassUsage {
  readonly kind: 'class';
  /** Dotted path of the export. */
  readonly className: string;
  /** Number of leading arguments that are passed to the constructor; the others are passed to the member. */
  readonly constructorArguments: number;
  /**
   * What is done with the instance: nothing, the use of one member, or a list of uses, which is then the last argument.
   * A member is `name`, `get name` or `set name`; each use in a list consists of the member and its arguments.
   */
  readonly after:
    { readonly kind: 'nothing' } | { readonly kind: 'calls' } | { readonly kind: 'member'; readonly member: string };
}

/** The target is a file that is evaluated again for every run. */
interface ProgramUsage {
  readonly kind: 'program';
}

export type TargetUsage = ClassUsage | ProgramUsage;
