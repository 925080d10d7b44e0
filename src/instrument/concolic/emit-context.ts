import { childrenOf, type Node } from '../typescript/front-end.ts';
import type { Coercions } from './coercions.ts';
import type { MayCarry } from './fixpoint.ts';
import type { Binding } from '../scopes/binding.ts';
import type { ScopeAnalysis } from '../scopes/analyze-scopes.ts';
import type { FunctionInfo } from '../scopes/function-info.ts';
import type { Counters } from './statements/counters.ts';
import { none, type Emitted } from './emitted.ts';
import type { FreshNames } from './fresh-names.ts';
import { RuntimeCode } from './runtime-code.ts';

/** State of the function (or static block, field, program) whose code is being emitted. */
export interface Frame {
  readonly info: FunctionInfo;
  readonly id: number;
  /** True if some `return` may return a shadow, so that each one must set or clear the return channel. */
  readonly mixed: boolean;
  readonly generator: boolean;
  readonly async: boolean;
  /** For a getter the name of its property: a returned shadow sets the flag of this name. */
  readonly getterName: string | null;
  /** True if the function is called `next`: its result may be an iterator result that native code reads. */
  readonly steps: boolean;
  /** True if a built-in may use the results of this callback, so that they are passed to the runtime. */
  readonly answers: boolean;
  /** True if the function is a tokenizer, which reports its tokens. */
  readonly tokenizer: boolean;
  temporariesInUse: number;
  temporariesNeeded: number;
}

/** A frame for code outside of functions: the program, a static block, a field. */
export function plainFrame(info: FunctionInfo, async = false): Frame {
  return {
    info,
    id: 0,
    mixed: false,
    generator: false,
    async,
    getterName: null,
    steps: false,
    answers: false,
    tokenizer: false,
    temporariesInUse: 0,
    temporariesNeeded: 0,
  };
}

/** The callee of `(a?.b)(c)`: the function that a parenthesized chain evaluates to, and its receiver. */
export interface ChainCallee {
  /** Ends in a comma. */
  readonly setup: string;
  readonly target: string;
  readonly self: string;
  readonly selfShadow: string;
}

/** The mutually recursive parts of the emitter, which call one another through the context. */
export interface EmitParts {
  expression(node: Node): Emitted;
  /** An expression whose value is not used. */
  effect(node: Node): string;
  statement(node: Node): string;
  /** Copies the source; only functions and classes inside are rewritten. */
  plain(node: Node): string;
  /** A reference that keeps its form (for `delete`, or a callee that must keep `this`), with its operands rewritten. */
  reference(node: Node): string;
  /** An expression of which only the truth value is used, and which decides `branch`. */
  condition(node: Node, branch: Node): string;
  chainCallee(node: Node): ChainCallee;
  assignmentTarget(node: Node): string;
  functionCode(node: Node, holder: Node | null): string;
  classCode(node: Node): string;
}

export interface EmitOptions {
  readonly symbolicLiterals: boolean;
  /** Distinguishes the functions of this file from those of other files. */
  readonly fileKey: number;
  readonly counters: Counters;
  readonly coercions: Coercions;
  /** Record conditions that consist only of comparisons as one decision. */
  readonly compound: boolean;
  /** Record where functions begin and end. */
  readonly calls: boolean;
  /** Record the iterations of loops. */
  readonly loops: boolean;
  /** Tokenizers, each with the outer variables in which it may store tokens. */
  readonly tokenizers: ReadonlyMap<Node, readonly Binding[]>;
  /** The event site of a node. */
  siteOf(node: Node): number;
}

/** The names that emitted code uses, but for those of the runtime, which `RuntimeCode` writes. */
type EmittedNames = Omit<FreshNames, 'runtime' | 'flags'>;

/** The state that the emitting functions share for one file. */
export class EmitContext {
  readonly text: string;
  readonly scopes: ScopeAnalysis;
  readonly may: MayCarry;
  readonly names: EmittedNames;
  readonly runtime: RuntimeCode;
  readonly options: EmitOptions;
  parts!: EmitParts;
  frame!: Frame;
  /** True if completion values are visible: only at the top level of a global script or of code given to `eval`. */
  completionMatters = false;
  /** True if the caller may take the shadow of the completion value. */
  completionIsTaken = false;
  /** Name of the class around the code, if it has one. */
  className: string | null = null;
  literalCount = 0;
  /** Functions with the name of the property they are defined for, if native code may call them (setters, traps). */
  readonly propertyFunctions = new WeakMap<Node, string>();
  /** Code to run at the start of a `catch` clause. */
  readonly resumptions = new WeakMap<Node, string>();

  constructor(text: string, scopes: ScopeAnalysis, may: MayCarry, names: FreshNames, options: EmitOptions) {
    this.text = text;
    this.scopes = scopes;
    this.may = may;
    this.names = names;
    this.runtime = new RuntimeCode(names);
    this.options = options;
  }

  get counters(): Counters {
    return this.options.counters;
  }

  source(node: Node): string {
    return this.text.slice(node.start, node.end);
  }

  /** Copies the source of a node with its children rewritten. */
  copy(node: Node, rewrite: (child: Node) => string, children: readonly Node[] = childrenOf(node)): string {
    let code = '';
    let at = node.start;
    for (const child of children) {
      code += this.text.slice(at, child.start) + rewrite(child);
      at = child.end;
    }
    return code + this.text.slice(at, node.end);
  }

  /** Copies a node whose children are all expressions. */
  copyExpression(node: Node): string {
    return this.copy(node, (child) => this.parts.expression(child).code);
  }

  /** Copies a template literal, whose text parts are not expressions. */
  copyTemplate(node: Node): string {
    return this.copy(node, (child) =>
      child.type === 'TemplateElement' ? this.source(child) : this.parts.expression(child).code,
    );
  }

  /** A marker that maps the code after it to a source position. Allowed only where a line break is harmless. */
  mark(node: Node): string {
    return this.names.marker + String(node.start) + this.names.marker;
  }

  temporary(): string {
    const number = this.frame.temporariesInUse++;
    this.frame.temporariesNeeded = Math.max(this.frame.temporariesNeeded, number + 1);
    return this.names.temporary(number);
  }

  /** Runs `write` and releases the temporaries that it used. */
  releasing<Result>(write: () => Result): Result {
    const inUse = this.frame.temporariesInUse;
    const result = write();
    this.frame.temporariesInUse = inUse;
    return result;
  }

  /** The variable that a name refers to; undefined if it may be a global. */
  bindingOf(node: Node): Binding | undefined {
    const binding = this.variableOf(node);
    return binding?.kind === 'leaked' ? undefined : binding;
  }

  /** Like `bindingOf`, but also returns names that are globals unless `eval` declares them. */
  variableOf(node: Node): Binding | undefined {
    return node.type === 'Identifier' ? this.scopes.bindingOf(node) : undefined;
  }

  /** The sibling of a variable that may hold a shadow, else `0`. */
  siblingAt(node: Node): string {
    return this.siblingOf(this.variableOf(node));
  }

  siblingOf(binding: Binding | undefined): string {
    return binding?.hasSibling ? this.names.sibling(binding.name) : none;
  }

  /**
   * Code that reads the variables among the nodes that may be in their dead zone; empty, or ending in a comma. Needed
   * where siblings are read before their variables, because the error must name the variable.
   */
  readFirst(nodes: readonly Node[]): string {
    let code = '';
    for (const node of nodes) {
      const binding = this.bindingOf(node);
      if (binding === undefined || !binding.hasSibling) continue;
      if (!this.isDecided(binding, node)) code += `${binding.name}, `;
    }
    return code;
  }

  /** True if a variable cannot be in its dead zone where it is mentioned. */
  isDecided(binding: Binding, mention: Node): boolean {
    if (binding.initializedAt === 0) return true;
    return binding.owner === this.frame.info && binding.initializedAt <= mention.start;
  }

  /** Runs `write` in the frame of another function. */
  inFrame<Result>(frame: Frame, write: () => Result): Result {
    const { frame: outer, completionMatters } = this;
    this.frame = frame;
    this.completionMatters = false;
    const result = write();
    this.frame = outer;
    this.completionMatters = completionMatters;
    return result;
  }

  /**
   * Declares the siblings and temporaries of the current frame; empty, or ending in a semicolon. `early` is for
   * functions that may run before the declaration, as in a module with cyclic imports.
   */
  declarations(first: readonly string[] = [], early = false): string {
    const siblings = this.#siblings().map((sibling) => `${sibling} = 0`);
    const all = [...first, ...siblings, ...this.#temporaries()];
    return all.length === 0 ? '' : `${early ? 'var' : 'let'} ${all.join(', ')};`;
  }

  /** Like `declarations`, for a program whose variables may exist before it and stay after it. */
  leakingDeclarations(): string {
    const siblings = this.#siblings().map((sibling) => `${sibling} = ${sibling} | 0`);
    const temporaries = this.#temporaries();
    return (
      (siblings.length === 0 ? '' : `var ${siblings.join(', ')};`) +
      (temporaries.length === 0 ? '' : `let ${temporaries.join(', ')};`)
    );
  }

  #siblings(): string[] {
    return [...this.frame.info.scope.bindings()]
      .filter((binding) => binding.hasSibling && binding.separate && binding.kind !== 'parameter')
      .map((binding) => this.names.sibling(binding.name));
  }

  #temporaries(): string[] {
    return Array.from({ length: this.frame.temporariesNeeded }, (_, number) => this.names.temporary(number));
  }

  functionId(info: FunctionInfo): number {
    return ((this.options.fileKey + info.index) & 0x3fffffff) + 1;
  }

  site(node: Node): string {
    return String(this.options.siteOf(node));
  }
}
