import { childrenOf, type Node } from '../typescript/front-end.ts';
import type { Coercions } from './coercions.ts';
import type { MayCarry } from './fixpoint.ts';
import type { Binding } from '../scopes/binding.ts';
import { nameFlag } from '../../core/name-flag.ts';
import type { ScopeAnalysis } from '../scopes/analyze-scopes.ts';
import type { FunctionInfo } from '../scopes/function-info.ts';
import type { Counters } from './statements/counters.ts';
import { none, type Emitted } from './emitted.ts';
import type { FreshNames } from './fresh-names.ts';

/** What is known of the function (or static block, field, program) whose code is being written. */
export interface Frame {
  readonly info: FunctionInfo;
  readonly id: number;
  /** Some `return` may give a shadow, so each must say whether it does. */
  readonly mixed: boolean;
  readonly generator: boolean;
  readonly async: boolean;
  /** The property whose getter this is: a returned shadow raises its flag. */
  readonly getterName: string | null;
  /** Called `next`: what it returns may be a step of an iteration that is natively taken apart. */
  readonly steps: boolean;
  /** Says what it returns, for a built-in that makes something of it. */
  readonly answers: boolean;
  /** Reads tokens, and says which. */
  readonly tokenizer: boolean;
  temporariesInUse: number;
  temporariesNeeded: number;
}

/** A frame for code that is no function of its own: the program, a static block, a field. */
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

/** `(a?.b)(c)`: the function that a chain in brackets leads to, and what it is called on. */
export interface ChainCallee {
  /** Ends in a comma. */
  readonly setup: string;
  readonly target: string;
  readonly self: string;
  readonly selfShadow: string;
}

/** The parts of the emitter that need one another, reached through the context. */
export interface EmitParts {
  expression(node: Node): Emitted;
  /** An expression whose value nobody takes. */
  effect(node: Node): string;
  statement(node: Node): string;
  /** Copied as it stands, save for the functions inside. */
  plain(node: Node): string;
  /** A reference kept as one (`delete`, callees of which only the native form keeps `this`), its operands rewritten. */
  reference(node: Node): string;
  /** An expression of which only the truth matters, by which `branch` decides. */
  condition(node: Node, branch: Node): string;
  chainCallee(node: Node): ChainCallee;
  assignmentTarget(node: Node): string;
  functionCode(node: Node, holder: Node | null): string;
  classCode(node: Node): string;
}

export interface EmitOptions {
  readonly symbolicLiterals: boolean;
  /** Tells the functions of this file from those of others. */
  readonly fileKey: number;
  readonly counters: Counters;
  readonly coercions: Coercions;
  /** Conditions made of comparisons only are one decision. */
  readonly compound: boolean;
  /** Notes where functions begin and end. */
  readonly calls: boolean;
  /** Functions that read tokens, and the variables around each in which it may leave them. */
  readonly tokenizers: ReadonlyMap<Node, readonly Binding[]>;
  /** The event site of a node. */
  siteOf(node: Node): number;
}

/** Everything the emitting functions share about one file. */
export class EmitContext {
  readonly text: string;
  readonly scopes: ScopeAnalysis;
  readonly may: MayCarry;
  readonly names: FreshNames;
  readonly options: EmitOptions;
  parts!: EmitParts;
  frame!: Frame;
  /** Whether completion values can be seen: only the top of a global script, and of code given to `eval`. */
  completionMatters = false;
  /** Somebody may ask for the shadow of the completion value. */
  completionIsTaken = false;
  /** The class around the code, if it has a name. */
  className: string | null = null;
  literalCount = 0;
  /** Functions by the name of the property that they are written down for, where native code calls such by themselves. */
  readonly propertyFunctions = new WeakMap<Node, string>();
  /** By `catch` clause: what is to be done first where something thrown has led to it. */
  readonly resumptions = new WeakMap<Node, string>();

  constructor(text: string, scopes: ScopeAnalysis, may: MayCarry, names: FreshNames, options: EmitOptions) {
    this.text = text;
    this.scopes = scopes;
    this.may = may;
    this.names = names;
    this.options = options;
  }

  /** The runtime's identifier in this file. */
  get $(): string {
    return this.names.runtime;
  }

  get counters(): Counters {
    return this.options.counters;
  }

  source(node: Node): string {
    return this.text.slice(node.start, node.end);
  }

  /** The source of a node with its children rewritten. */
  copy(node: Node, rewrite: (child: Node) => string, children: readonly Node[] = childrenOf(node)): string {
    let code = '';
    let at = node.start;
    for (const child of children) {
      code += this.text.slice(at, child.start) + rewrite(child);
      at = child.end;
    }
    return code + this.text.slice(at, node.end);
  }

  /** Copies with every child taken as an expression. */
  copyExpression(node: Node): string {
    return this.copy(node, (child) => this.parts.expression(child).code);
  }

  /** Copies a template literal, whose text parts are no expressions. */
  copyTemplate(node: Node): string {
    return this.copy(node, (child) =>
      child.type === 'TemplateElement' ? this.source(child) : this.parts.expression(child).code,
    );
  }

  /** Ties what follows to a place in the source. Only where a line break is harmless. */
  mark(node: Node): string {
    return this.names.marker + String(node.start) + this.names.marker;
  }

  temporary(): string {
    const number = this.frame.temporariesInUse++;
    this.frame.temporariesNeeded = Math.max(this.frame.temporariesNeeded, number + 1);
    return this.names.temporary(number);
  }

  /** Runs `write`, after which its temporaries are free again. */
  releasing<Result>(write: () => Result): Result {
    const inUse = this.frame.temporariesInUse;
    const result = write();
    this.frame.temporariesInUse = inUse;
    return result;
  }

  /** The variable that a name is sure to mean. */
  bindingOf(node: Node): Binding | undefined {
    const binding = this.variableOf(node);
    return binding?.kind === 'leaked' ? undefined : binding;
  }

  /** As `bindingOf`, also for what is a global unless `eval` has made a variable of it. */
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
   * Reads the variables among the nodes that may be in their dead zone; empty, or ending in a comma. For where siblings
   * are read ahead of their variables: the error has to name the variable.
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

  /** Whether a variable cannot be in its dead zone where it is mentioned. */
  isDecided(binding: Binding, mention: Node): boolean {
    if (binding.initialisedAt === 0) return true;
    return binding.owner === this.frame.info && binding.initialisedAt <= mention.start;
  }

  /** The flag that says whether properties of this name ever held a shadow. */
  flag(name: string): string {
    return `${this.names.flags}[${nameFlag(name)}]`;
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
   * Declares what the current frame turned out to need; empty, or ending in a semicolon. `early`: functions may run ahead
   * of the declaration, as those of a module do when imports form a circle.
   */
  declarations(first: readonly string[] = [], early = false): string {
    const siblings = this.#siblings().map((sibling) => `${sibling} = 0`);
    const all = [...first, ...siblings, ...this.#temporaries()];
    return all.length === 0 ? '' : `${early ? 'var' : 'let'} ${all.join(', ')};`;
  }

  /** As `declarations`, for a program whose variables live on after it, and may have been there before. */
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
