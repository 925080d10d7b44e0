import type { EvaluatedCode, RewrittenCode } from '../../core/evaluated-code.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import { isStackOverflow } from '../../core/errors/is-stack-overflow.ts';
import { rewriteConcolic, type ConcolicOptions } from '../concolic/concolic.ts';
import { parseEvaluated, type Node, type Program } from '../typescript/front-end.ts';
import { nestingOf } from './nesting.ts';
import { modestNesting, mostNesting } from './rewrite-file.ts';
import { runtimeLookup } from '../concolic/runtime-access.ts';
import type { EvalScope } from '../scopes/eval-scope.ts';

export interface EvaluatedChoices extends Pick<ConcolicOptions, 'compound' | 'calls' | 'loops' | 'symbolicLiterals'> {
  /** Assigns site numbers to the nodes of a program; by default the number is the offset. */
  readonly siteOf?: (program: Program, source: string) => (node: Node) => number;
}

/**
 * Rewrites code created at run time; null if it cannot be parsed, contains the prefix reserved for emitted names, or is
 * nested too deeply: rewriting multiplies the nesting, and the engine refuses what the stack of the subject is too small for.
 */
export function rewriteEvaluated(code: EvaluatedCode, choices: EvaluatedChoices = {}): RewrittenCode | null {
  try {
    return code.kind === 'function' ? rewriteFunction(code.text, choices) : rewriteEval(code, choices);
  } catch (error) {
    if (isStackOverflow(error) || (error instanceof CoppiceError && error.code === 'nested-too-deep')) return null;
    throw error;
  }
}

function isModest(program: Program, rewritten: string): boolean {
  if (nestingOf(program) <= modestNesting) return true;
  const result = parseEvaluated(rewritten, true);
  return result !== null && nestingOf(result) <= mostNesting;
}

/** Scope of code evaluated globally, which has no enclosing bindings; the prefix is the usual one of files. */
const nothingAround: EvalScope = { prefix: '$_', strict: false, isGlobal: true, bindings: [] };

/** A leading `-->` is a comment only at the start of a script, so no preamble may be put before it. */
const closingComment = /^(?:\s|\/\*[^]*?\*\/)*-->/u;

function rewriteEval(
  code: Exclude<EvaluatedCode, { kind: 'function' }>,
  choices: EvaluatedChoices,
): RewrittenCode | null {
  const { kind, text } = code;
  const isDirect = kind === 'direct-eval';
  const around = isDirect ? (JSON.parse(code.scope) as EvalScope) : nothingAround;
  if (text.includes(around.prefix) || closingComment.test(text)) return null;
  const program = parseEvaluated(text, isDirect);
  if (program === null) return null;
  const built = rewriteConcolic(text, {
    ...optionsFor(program, text, choices),
    evaluatedIn: around,
    preamble: isDirect ? () => '' : runtimeLookup,
  });
  if (!isModest(program, built.code)) return null;
  return { code: built.code, fileKey: built.fileKey, source: text };
}

function rewriteFunction(text: string, choices: EvaluatedChoices): RewrittenCode | null {
  const source = `(${text})`;
  const parsed = withoutName(source);
  const program = parseEvaluated(parsed, false);
  if (program === null) return null;
  const built = rewriteConcolic(parsed, { ...optionsFor(program, source, choices), preamble: () => '' });
  if (!isModest(program, built.code)) return null;
  return { code: `(${built.runtimeName}, ${built.flagsName}) => ${built.code}`, fileKey: built.fileKey, source };
}

/** Blanks the name `anonymous`: a function made by `new Function` prints this name but does not bind it. */
function withoutName(source: string): string {
  return source.replace(/^\((?:async )?function\*? anonymous/u, (head) => head.replace('anonymous', '         '));
}

function optionsFor(program: Program, source: string, { siteOf, ...choices }: EvaluatedChoices): ConcolicOptions {
  return {
    ...choices,
    fileName: 'evaluated.js',
    sourceType: 'script',
    program,
    ...(siteOf !== undefined && { siteOf: siteOf(program, source) }),
  };
}
