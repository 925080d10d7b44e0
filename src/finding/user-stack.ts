import { displayPath } from '../core/text/display-path.ts';
import { fileFrames, type FileFrame } from '../execution/outcome/stack.ts';
import { codeFrameAt, type CodeFrame } from './code-frame.ts';

/**
 * A call on the stack of a failure, in the original source.
 *
 * @example
 * ```ts
 * const { findings } = await explore('src/parse.ts#parse');
 * for (const { stack } of findings) for (const { called, site } of stack) console.log(called, site);
 * ```
 */
export interface StackCall {
  /** The function, such as `parse` or `Parser.next`; empty at the top level of a module. */
  readonly called: string;
  /** `file:line:column`, relative to the working directory. */
  readonly site: string;
}

const mostCalls = 20;

/** The calls of a stack that are in files, innermost first; of a deep recursion only the first. */
export function stackCalls(stack: string): readonly StackCall[] {
  return fileFrames(stack)
    .slice(0, mostCalls)
    .map(({ called, file, line, column }) => ({ called, site: `${displayPath(file)}:${line}:${column}` }));
}

/**
 * Returns the code frame of the innermost call in a file of the user; if the target itself belongs to an installed
 * package, or all calls do, that of the innermost call. Undefined if there is none.
 */
export function userCodeFrame(stack: string, targetFile: string): CodeFrame | undefined {
  const calls = fileFrames(stack).filter(({ file }) => !file.startsWith('node:'));
  const own = isInstalled(targetFile) ? undefined : calls.find(({ file }) => !isInstalled(file));
  return frameOf(own ?? calls[0]);
}

function frameOf(call: FileFrame | undefined): CodeFrame | undefined {
  return call && codeFrameAt(call.file, call.line, call.column);
}

function isInstalled(file: string): boolean {
  return /[/\\]node_modules[/\\]/u.test(file);
}
