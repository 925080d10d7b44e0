import { fileKeyOf } from './file-key.ts';
import { emitAssignmentTarget } from './patterns/assignment-target.ts';
import { emitClass } from './functions/class-code.ts';
import { emitCondition } from './expressions/condition.ts';
import { Counters } from './statements/counters.ts';
import { EmitContext, plainFrame } from './emit-context.ts';
import { emitExpression } from './expressions/expressions.ts';
import { freshNames, namesWith } from './fresh-names.ts';
import { copyStatements, emitFunction, splitDirectives } from './functions/function-code.ts';
import { emitChainCallee } from './expressions/optional-chain.ts';
import { emitPlain } from './expressions/plain.ts';
import { emitReference } from './expressions/reference.ts';
import { fixLines, type Mapping } from './statements/fix-lines.ts';
import { emitStatement } from './statements/statements.ts';
import { Coercions } from './coercions.ts';
import { markShadowed } from './fixpoint.ts';
import { markRenamedBuiltIns, renamedProperties } from './renamed-built-ins.ts';
import { functionsNamed } from '../sites/named-functions.ts';
import { parseProgram, type Node, type NodeOf, type Program, type SourceType } from '../typescript/front-end.ts';
import { analyzeScopes } from '../scopes/analyze-scopes.ts';
import type { EvalScope } from '../scopes/eval-scope.ts';
import type { Binding } from '../scopes/binding.ts';
import type { FunctionNode } from '../scopes/function-info.ts';
import { outerVariables } from '../scopes/outer-variables.ts';
import type { ProgramSites } from '../sites/sites-of-program.ts';

export interface ConcolicOptions {
  readonly fileName: string;
  readonly sourceType: SourceType;
  /** The parsed text, if it is parsed already. */
  readonly program?: Program;
  /** Code without line breaks that binds these identifiers to the runtime and its flags; by default they are bound. */
  preamble?(runtimeName: string, flagsName: string): string;
  /** Counts coverage at the sites of `program`, in the bytes that `declareBytes` binds the given identifier to. */
  readonly coverage?: { readonly sites: ProgramSites; declareBytes(name: string): string };
  /** The site number of events at a node; by default its offset. */
  siteOf?(node: Node): number;
  /** Records a condition that consists only of comparisons as one decision; on by default. */
  readonly compound?: boolean;
  /** Records where functions begin and end; off by default. */
  readonly calls?: boolean;
  /** Records the iterations of loops; off by default. */
  readonly loops?: boolean;
  /** Name of the tokenizer function, as `functionsNamed` resolves it. */
  readonly tokenizer?: string;
  /** The context of text that was given to `eval`. The text must not contain the prefix. */
  readonly evaluatedIn?: EvalScope;
  /** Makes every string, number and boolean literal a symbolic variable; for conformance tests. */
  readonly symbolicLiterals?: boolean;
}

export interface ConcolicBuild {
  readonly code: string;
  readonly mappings: readonly Mapping[];
  /** The identifier by which the code refers to the runtime. */
  readonly runtimeName: string;
  readonly flagsName: string;
  /** The key by which the runtime requests the source of functions (`toString`). */
  readonly fileKey: number;
}

/** Instruments a text to record: shadows are kept in sibling variables, and each decision on a shadow is an event. */
export function rewriteConcolic(text: string, options: ConcolicOptions): ConcolicBuild {
  const program = options.program ?? parseProgram(text, options);
  const globalScript = options.sourceType === 'script';
  const { evaluatedIn } = options;
  const scopes = analyzeScopes(program, options.sourceType, evaluatedIn);
  const symbolicLiterals = options.symbolicLiterals ?? false;
  const coercions = new Coercions(scopes);
  const tokenizers = new Map<Node, readonly Binding[]>();
  for (const node of options.tokenizer === undefined ? [] : functionsNamed(program, options.tokenizer)) {
    const variables = outerVariables(node as FunctionNode, scopes);
    for (const binding of variables) if (binding.kind !== 'const') binding.carries = true;
    tokenizers.set(node, variables);
  }
  const may = markShadowed(scopes, coercions, symbolicLiterals);
  markRenamedBuiltIns(scopes);
  const fileKey = fileKeyOf(options.fileName, text);
  const names =
    evaluatedIn === undefined
      ? freshNames(text, globalScript ? fileKey.toString(36) : '')
      : namesWith(evaluatedIn.prefix, text);
  const siteOf = options.siteOf?.bind(options) ?? ((node: Node) => node.start);
  const counters = new Counters(options.coverage?.sites ?? null, names.bytes);
  const context = new EmitContext(text, scopes, may, names, {
    symbolicLiterals,
    fileKey,
    counters,
    coercions,
    compound: options.compound ?? true,
    calls: options.calls ?? false,
    loops: options.loops ?? false,
    tokenizers,
    siteOf,
  });
  context.parts = {
    expression: (node) => emitExpression(context, node),
    effect: (node) => emitExpression(context, node).code,
    statement: (node) => emitStatement(context, node),
    plain: (node) => emitPlain(context, node),
    reference: (node) => emitReference(context, node),
    condition: (node, branch) => emitCondition(context, node, branch),
    chainCallee: (node) => emitChainCallee(context, node as NodeOf<'ChainExpression'>),
    assignmentTarget: (node) => emitAssignmentTarget(context, node),
    functionCode: (node, holder) => emitFunction(context, node as FunctionNode, holder),
    classCode: (node) => emitClass(context, node as NodeOf<'ClassDeclaration'>),
  };
  const bound = options.preamble?.(names.runtime, names.flags) ?? context.runtime.declareFlags();
  const written = emitProgram(context, program, options, bound);
  return { ...fixLines(written, names.marker, text), runtimeName: names.runtime, flagsName: names.flags, fileKey };
}

/** @param bound code that binds the names of the runtime and its flags */
function emitProgram(context: EmitContext, program: Program, options: ConcolicOptions, bound: string): string {
  const { text } = context;
  context.frame = plainFrame(context.scopes.program, options.sourceType === 'module');
  context.completionMatters = options.sourceType === 'script';
  context.completionIsTaken = options.evaluatedIn !== undefined;
  const { directives, rest } = splitDirectives(program.body);
  const start = directives.at(-1)?.end ?? endOfHashbang(text);
  const statements = copyStatements(context, rest, start, text.length);
  const preamble =
    bound +
    (options.coverage?.declareBytes(context.names.bytes) ?? '') +
    declaredSetters(context) +
    declaredAliases(context);
  const declarations = context.scopes.leaks
    ? context.leakingDeclarations()
    : context.declarations([], options.sourceType === 'module');
  return `${text.slice(0, start)}${directives.length > 0 ? ';' : ''}${preamble}${declarations}${statements}`;
}

/** Code that declares to the runtime which properties may have a setter; empty, or ending in a semicolon. */
function declaredSetters({ scopes: { setters }, runtime }: EmitContext): string {
  if (setters.isAny) return `${runtime.call('setters.declare', 'null')};`;
  return setters.names.size === 0 ? '' : `${runtime.call('setters.declare', JSON.stringify([...setters.names]))};`;
}

/** Code that declares to the runtime which properties may hold a built-in function of another name. */
function declaredAliases({ scopes, runtime }: EmitContext): string {
  const names = renamedProperties(scopes);
  return names.length === 0 ? '' : `${runtime.call('aliases.declare', JSON.stringify(names))};`;
}

function endOfHashbang(text: string): number {
  return /^#!.*(?:\r\n|[\n\r\u2028\u2029])?/u.exec(text)?.[0].length ?? 0;
}
