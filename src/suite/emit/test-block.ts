import type { Runner } from './runner.ts';
import { quoted } from './quoted.ts';

/** One test: comments, a title and the statements of its function. */
export interface TestBlock {
  readonly comments: readonly string[];
  readonly title: string;
  /** Tests that cannot be run are skipped. */
  readonly isSkipped: boolean;
  /** The statements use `await`. */
  readonly isAsync: boolean;
  readonly statements: readonly string[];
}

/** Returns the source of a test in the syntax of a runner. */
export function blockSource(
  { comments, title, isSkipped, isAsync, statements }: TestBlock,
  { isFlat }: Pick<Runner, 'isFlat'>,
): string {
  const head = isFlat ? (isSkipped ? 'Deno.test.ignore' : 'Deno.test') : isSkipped ? 'it.skip' : 'it';
  const body = statements.map((statement) => `${statement}\n`).join('');
  return `${comments.map((comment) => `// ${comment}\n`).join('')}${head}(${quoted(title)}, ${isAsync ? 'async ' : ''}() => {\n${body}});\n`;
}

/** Puts tests into a group with a title. */
export function groupSource(title: string, blocks: readonly string[], { isFlat }: Pick<Runner, 'isFlat'>): string {
  return isFlat ? blocks.join('\n') : `describe(${quoted(title)}, () => {\n${blocks.join('\n')}});\n`;
}
