import { openTarget } from '../../src/execution/open-target.ts';
import type { Compiler } from './compiler.ts';
import { ModuleTally, type ModuleFigures } from './module-tally.ts';

/** Results of some texts together, and the number of statements that each covers. */
export interface TextFigures {
  readonly together: ModuleFigures;
  readonly coveredByEach: readonly number[];
}

/** Runs texts without a campaign. */
export async function runTexts(
  { file, exportName, modules }: Compiler,
  texts: readonly string[],
): Promise<TextFigures> {
  const tally = await ModuleTally.open({ file, exportName }, modules);
  const target = await openTarget({ file, exportName, build: 'coverage' });
  const coveredByEach: number[] = [];
  try {
    for await (const run of target.run(texts.map((text) => ({ kind: 'text', text })))) {
      tally.ran(run);
      coveredByEach.push(tally.coveredBy(run));
    }
    return { together: tally.figures(), coveredByEach };
  } finally {
    await target.close();
    await tally.close();
  }
}
