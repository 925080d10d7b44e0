import { describe, expect, it } from 'vitest';

import { Subject } from '../../../src/mining/subject.ts';
import type { TreeNode } from '../../../src/mining/trees/syntax-tree.ts';

async function outlineOf(exportName: string, file: string, text: string, isTokenized = false): Promise<string> {
  const subject = await Subject.open(
    { file: `bench/mining/subjects/${file}.js`, exportName, timeLimitMs: 2000 },
    { runs: Infinity, deadline: Infinity },
  );
  try {
    const site = isTokenized ? (await subject.tokenizersIn([text])).at(-1) : undefined;
    if (site !== undefined) subject.readTokens({ site, ahead: 1 });
    const [sample] = await subject.samples([text]);
    const outline = (node: TreeNode): string => {
      const inside = node.children.filter(({ start, end }) => start < end).map(outline);
      const own = `${node.kind === 'call' ? node.name : 'loop'} ${text.slice(node.start, node.end)}`;
      return inside.length === 0 ? own : `${own} (${inside.join('; ')})`;
    };
    return outline(sample!.root);
  } finally {
    await subject.close();
  }
}

describe('the tree of a run', () => {
  it('gives each character to the call or iteration that looked at it last', async () => {
    expect(await outlineOf('calc', 'calc', '12+34')).toBe(
      'calc 12+34 (parseExpression 12+34 (parseTerm 12 (parseFactor 12 (parseNumber 12 (loop 1; loop 2))); ' +
        'loop +34 (parseTerm 34 (parseFactor 34 (parseNumber 34 (loop 3; loop 4))))))',
    );
  });

  it('gives the current token to the call that goes on to the next one', async () => {
    const outline = await outlineOf('tinyc', 'tinyc', '1+a;', true);
    expect(outline).toContain('sum 1+a (term 1');
    expect(outline).toContain('loop +a (');
  });
});
