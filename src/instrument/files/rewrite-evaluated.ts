import type { EvaluatedCode, RewrittenCode } from '../../core/evaluated-code.ts';
import { rewriteConcolic, type ConcolicOptions } from '../concolic/concolic.ts';
import { parseEvaluated, type Node, type Program } from '../typescript/front-end.ts';
import { runtimeLookup } from '../concolic/runtime-access.ts';
import type { EvalScope } from '../scopes/eval-scope.ts';

export interface EvaluatedChoices extends Pick<ConcolicOptions, 'compound' | 'calls' | 'symbolicLiterals'> {
  /** Numbers the events of a program; by default that is done by offset. */
  readonly siteOf?: (program: Program, source: string) => (node: Node) => number;
}

/** Rewrites code that was made at run time; null if it is no program, or uses the names that would be needed. */
export function rewriteEvaluated(code: EvaluatedCode, choices: EvaluatedChoices = {}): RewrittenCode | null {
  return code.kind === 'function' ? rewriteFunction(code.text, choices) : rewriteEval(code, choices);
}

/** Around global code there is nothing, so it takes the names that files mostly have. */
const nothingAround: EvalScope = { prefix: '$_', strict: false, isGlobal: true, bindings: [] };

/** A comment only as long as nothing of ours comes before it. */
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
  return { code: built.code, fileKey: built.fileKey, source: text };
}

function rewriteFunction(text: string, choices: EvaluatedChoices): RewrittenCode | null {
  const source = `(${text})`;
  const parsed = withoutName(source);
  const program = parseEvaluated(parsed, false);
  if (program === null) return null;
  const built = rewriteConcolic(parsed, { ...optionsFor(program, source, choices), preamble: () => '' });
  return { code: `(${built.runtimeName}, ${built.flagsName}) => ${built.code}`, fileKey: built.fileKey, source };
}

/** The name that such a function prints is not known inside of it. */
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
