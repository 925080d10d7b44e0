import type { Runner } from './runner.ts';
import { quoted } from './quoted.ts';

/** One test: comments, a title and the statements of its function. */
export interface TestBlock {
  readonly comments: readonly string[];
  readonly title: string;
  /** Tests that cannot be run are skipped; others may be expected to fail. */
  readonly mode: 'normal' | 'skipped' | 'failing';
  /** The statements use `await`. */
  readonly isAsync: boolean;
  readonly statements: readonly string[];
}

type BlockRunner = Pick<Runner, 'isFlat' | 'failing'>;

/** Returns the source of a test in the syntax of a runner. */
export function blockSource({ comments, title, mode, isAsync, statements }: TestBlock, runner: BlockRunner): string {
  const isWrapped = mode === 'failing' && runner.failing === undefined;
  const body = statements.map((statement) => `${statement}\n`).join('');
  const asynchronous = isAsync ? 'async ' : '';
  const action = isWrapped
    ? `async () => {\nawait expectedFailure(${asynchronous}() => {\n${body}});\n}`
    : `${asynchronous}() => {\n${body}}`;
  return `${comments.map((comment) => `// ${comment}\n`).join('')}${functionOf(mode, runner)}(${quoted(title)}, ${action});\n`;
}

function functionOf(mode: TestBlock['mode'], { isFlat, failing }: BlockRunner): string {
  if (mode === 'failing' && failing !== undefined) return failing;
  const plain = isFlat ? 'Deno.test' : 'it';
  if (mode === 'skipped') return isFlat ? 'Deno.test.ignore' : 'it.skip';
  return plain;
}

/** Puts tests into a group with a title. */
export function groupSource(title: string, blocks: readonly string[], { isFlat }: Pick<Runner, 'isFlat'>): string {
  return isFlat ? blocks.join('\n') : `describe(${quoted(title)}, () => {\n${blocks.join('\n')}});\n`;
}
