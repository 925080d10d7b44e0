import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { yieldOf } from '../../../../src/derivation/derivation.ts';
import { KPathProducer } from '../../../../src/derivation/production/k-path.ts';
import { checkGrammar } from '../../../../src/grammar/check.ts';
import { grammarGraph } from '../../../../src/grammar/analysis/graph.ts';
import { KPathIndex } from '../../../../src/grammar/k-paths.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';

interface Step {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const model = JSON.parse(readFileSync('examples/shopping.fsm.json', 'utf8')) as { transitions: Step[] };
const files = ['examples/shopping.fsm.json', 'examples/shopping.ebnf'];

describe.each(files)('the shop in %s', (file) => {
  test('has all of its pages visited at k = 1', () => {
    const pages = sessions(file, 1).flatMap((steps) => steps.map(({ to }) => to));
    expect(new Set(pages)).toEqual(new Set(model.transitions.map(({ to }) => to)));
  });

  test('has all of its transitions taken at k = 2', () => {
    expect(new Set(sessions(file, 2).flat())).toEqual(new Set(model.transitions));
  });

  test('ends with an order and types every text', () => {
    const words = produce(file, 1);
    for (const word of words) expect(word).toMatch(/click\('Order'\)\n$/);
    for (const text of ['Ada Lovelace', 'Grace Hopper', 'Oslo', 'Paris', 'Quito', ...'0123456789'.split('')]) {
      expect(words.join('')).toContain(text);
    }
  });

  test('has no diagnostics', () => {
    expect(checkGrammar(loadGrammarSync(file))).toEqual([]);
  });
});

test('the shop is the same grammar in both notations', () => {
  const [first, second] = files.map((file) =>
    [1, 2, 3].map((k) => new KPathIndex(grammarGraph(loadGrammarSync(file)), k).total),
  );
  expect(first).toEqual(second);
});

function produce(file: string, k: number): string[] {
  const producer = new KPathProducer(loadGrammarSync(file), new Random(1), { k });
  const words: string[] = [];
  for (let tree = producer.next(); tree !== undefined; tree = producer.next()) words.push(yieldOf(tree));
  return words;
}

/** Follows each word through the model; fails if the model has no such transition. */
function sessions(file: string, k: number): Step[][] {
  return produce(file, k).map((word) => {
    let page = 'ShoppingCart';
    return word
      .trimEnd()
      .split('\n')
      .map((line) => {
        const step = model.transitions.find(({ from, label }) => from === page && pattern(label).test(`${line}\n`));
        if (step === undefined) throw new Error(`there is no step ${line} from ${page}`);
        page = step.to;
        return step;
      });
  });
}

function pattern(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`).replaceAll(/<\w+>/g, "[^']+")}$`);
}
