/** How a target is used that is more than a function to call. */
export interface ClassUsage {
  readonly kind: 'class';
  /** Dotted. */
  readonly className: string;
  /** So many arguments are the constructor's, the others those of what is called then. */
  readonly constructorArguments: number;
  /**
   * What is done with the instance: nothing, one member used, or a list of uses, which is the last argument then. A member
   * is `name`, `get name` or `set name`; each use in a list is the member and its arguments.
   */
  readonly after:
    { readonly kind: 'nothing' } | { readonly kind: 'calls' } | { readonly kind: 'member'; readonly member: string };
}

/** A file that is evaluated anew for every run. */
interface ProgramUsage {
  readonly kind: 'program';
}

export type TargetUsage = ClassUsage | ProgramUsage;
