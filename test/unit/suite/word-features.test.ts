import { expect, it } from 'vitest';

import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';
import { KPathRecorder } from '../../../src/derivation/coverage/k-path-recorder.ts';
import { Parser } from '../../../src/derivation/parse/parser.ts';
import type { Run } from '../../../src/execution/target.ts';
import { wordFeatures } from '../../../src/suite/selection/word-features.ts';

const runOf = (text: string): Run => ({
  input: { kind: 'text', text },
  outcome: { kind: 'returned', result: undefined },
  coverage: [],
  trace: undefined,
  eventsDropped: 0,
  symbolic: [],
});

it.each(['json', 'arithmetic'])('lists as many paths of one and two symbols as a recorder: %s', (name) => {
  const grammar = loadGrammarSync(name);
  const features = wordFeatures(grammar);
  for (const text of ['[1, {"a": [true, null]}]', '1+2*(3-4)', '{}', '7']) {
    const parsed = new Parser(grammar).parse(text);
    const recorder = new KPathRecorder(grammar, [1, 2]);
    if (parsed.kind === 'parsed') recorder.add(parsed.tree());
    const count = recorder.coverages.reduce((sum, { covered }) => sum + covered, 0);
    expect(features(runOf(text))).toHaveLength(count);
  }
});
