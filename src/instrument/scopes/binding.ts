import type { FunctionInfo } from './function-info.ts';

/** `leaked`: a global, unless code given to `eval` declares a variable of that name. */
export type BindingKind =
  'var' | 'let' | 'const' | 'parameter' | 'function' | 'class' | 'import' | 'catch' | 'own-name' | 'leaked';

/** One declared variable of the source, and what its sibling (the variable that holds its shadow) may do. */
export class Binding {
  readonly name: string;
  readonly kind: BindingKind;
  /** The function whose activation holds the variable. */
  readonly owner: FunctionInfo;
  /** Whether some assignment can store a value with a shadow; set by the fixpoint. */
  carries = false;
  /** The sibling is left out, whatever is stored: its lifetime could differ from the variable's. */
  excluded = false;
  /** Declared more than once: by a parameter and by `var`, or as a function. */
  redeclared = false;
  /** Whether something other than its declaration stores into it. */
  reassigned = false;
  /** The name of a built-in function that it may hold under its own. */
  standsFor: string | null = null;
  /** The sibling cannot stand in the variable's own declaration (`var`, exported, a parameter, or global). */
  separate = false;

  /**
   * From this offset on, code of the variable's own function finds it initialized; elsewhere it may still be in its dead
   * zone.
   */
  initialisedAt: number;

  constructor(name: string, kind: BindingKind, owner: FunctionInfo) {
    this.name = name;
    this.kind = kind;
    this.owner = owner;
    this.initialisedAt = kind === 'let' || kind === 'const' ? Infinity : 0;
  }

  get hasSibling(): boolean {
    return this.carries && !this.excluded;
  }
}
