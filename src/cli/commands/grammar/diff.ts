import { exitCode } from '../../../core/exit-code.ts';
import { loadGrammarSync } from '../../../grammar/load-grammar.ts';
import { derivedOnlyBy } from '../../../mining/difference/grammar-difference.ts';
import { defineCommand } from '../../command.ts';
import { text, wholeNumber } from '../../option.ts';
import { plural } from '../../plural.ts';
import { jsonOption } from './json-option.ts';

export const diffCommand = defineCommand(
  {
    details:
      'Words are drawn at random and made as small as they get, so that none found does not mean that there are none.\n' +
      'Exit code 1 if the grammars differ.\n',
    operands: ['A', 'B'],
    options: {
      count: wholeNumber('N', 'words to show in each direction (10)', { least: 1, fallback: 10 }),
      draws: wholeNumber('N', 'words to draw from each grammar (3000)', { least: 1, fallback: 3000 }),
      seed: text('SEED', 'random seed (1)'),
      json: jsonOption,
    },
    examples: [
      { line: 'coppice grammar diff json mined.ebnf', says: 'what a parser accepts, compared with the standard' },
    ],
  },
  async ([a, b], { count, draws, seed = '1', json }, io) => {
    const [first, second] = [loadGrammarSync(a), loadGrammarSync(b!)];
    const onlyFirst = derivedOnlyBy(first, second, { draws, seed });
    const onlySecond = derivedOnlyBy(second, first, { draws, seed });
    const isEqual = onlyFirst.length + onlySecond.length === 0;
    if (json) {
      const document = { onlyFirst: onlyFirst.slice(0, count), onlySecond: onlySecond.slice(0, count), draws };
      await io.out.write(`${JSON.stringify(document)}\n`);
    } else if (isEqual) {
      await io.out.write(`no difference in ${plural(draws, 'word')} of each\n`);
    } else {
      await io.out.write(section(`only ${a}`, onlyFirst, count) + section(`only ${b}`, onlySecond, count));
    }
    return isEqual ? exitCode.nothingFound : exitCode.findings;
  },
);

function section(title: string, words: readonly string[], count: number): string {
  const shown = words.slice(0, count).map((word) => `  ${JSON.stringify(word)}\n`);
  const rest = words.length > count ? `  and ${words.length - count} more\n` : '';
  return `${title}: ${plural(words.length, 'word')}\n${shown.join('')}${rest}`;
}
