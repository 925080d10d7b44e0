/** Kinds of variables whose values are all known from the stores of their file. */
const ownKinds = new Set(['var', 'let', 'const', 'function', 'class', 'own-name']);
/** A declared variable of the source, with facts about its sibling (the variable that holds its shadow). */
export class Binding {
    name;
    kind;
    /** The function whose activation holds the variable. */
    owner;
    /** True if some assignment can store a value with a shadow; set by the fixpoint. */
    carries = false;
    /** True if the variable has no sibling, whatever is stored, because their lifetimes could differ. */
    excluded = false;
    /** True if declared more than once, for example by a parameter and by `var`. */
    redeclared = false;
    /** True if something other than its declaration stores into it. */
    reassigned = false;
    /** The name of a built-in function that the variable may hold. */
    standsFor = null;
    /** False if the variable holds nothing but functions and classes of its own file. */
    mayHoldForeign;
    /** True if the sibling needs a declaration of its own (`var`, exported, parameter or global variables). */
    separate = false;
    /**
     * Offset from which on code of the variable's own function finds it initialized. In other functions it may still be
     * in its temporal dead zone.
     */
    initializedAt;
    constructor(name, kind, owner) {
        this.name = name;
        this.kind = kind;
        this.owner = owner;
        this.mayHoldForeign = !ownKinds.has(kind);
        this.initializedAt = kind === 'let' || kind === 'const' ? Infinity : 0;
    }
    get hasSibling() {
        return this.carries && !this.excluded;
    }
}
