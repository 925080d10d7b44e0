import { strategies, strategyNames, type StrategyName } from '../../search/declared-strategies.ts';
import { defineCommand } from '../command.ts';
import { flag, text } from '../option.ts';
import { layOutTable } from '../table.ts';
import { runOptions } from './run/run-options.ts';
import { performShownRun, type ShownRun } from './run/shown-run.ts';

const changeOptions = {
  watch: flag('go on until Ctrl-C: explore a target again when a file that it loads changes, its findings first'),
  since: text(
    'REF',
    'explore only targets of which a file changed since a commit or branch of Git, and changed lines first',
  ),
};

/** The time budget includes loading Coppice and reading the configuration. */
const processStart = 0;

export const runCommand = defineCommand(
  {
    operands: ['[FILE#EXPORT|NAME]'],
    options: { ...runOptions, ...changeOptions },
    details:
      `Strategies\n${layOutTable(strategyNames.map((name) => [`  ${name}`, strategyText(name)]))}\n` +
      'Without a target, those of the nearest coppice.config.ts are explored, one after the other; NAME is one of them. Sizes in DOMAINS are exact, or upper limits after\n' +
      "two dots: string(8), string(..8), array(int32, ..4), { a: string, b?: int32 }, 'x' | 'y'. Objects: map(string, int32),\n" +
      'set(int32), record(string, number), date, regexp, url, function(boolean), Float64Array(..4)...\n' +
      'A class is constructed with `new`; FILE#Class.method then calls a method of the instance, with its arguments\n' +
      'after those of the constructor. Types come from TypeScript or from JSDoc comments.\n',
    examples: [
      { line: 'coppice run src/parse.ts#parse', says: 'one minute, with the default number of workers' },
      { line: 'coppice run src/parse.ts#parse --seeds samples --time 10m', says: 'starts from the files in a folder' },
      { line: 'coppice run src/stack.ts#Stack --calls 5', says: 'sequences of up to five method calls on an instance' },
      { line: 'coppice run src/stack.ts#Stack.push', says: 'the constructor, then one method' },
      { line: 'coppice run cli.mjs --stdin --argv 2', says: 'a program: standard input and arguments are inputs' },
      {
        line: 'coppice run src/log.ts#rotate --env LOG_LEVEL --clock --random',
        says: 'environment, clock and random numbers are inputs',
      },
      { line: 'coppice run src/tree.ts#walk --depth 4', says: 'trees of up to four levels' },
      { line: 'coppice run src/parse.ts#parse --runs 1000 --workers 1', says: 'a reproducible campaign' },
    ],
  },
  async ([target], values, io) => {
    const shownRun = (name: string | undefined, startMs: number): ShownRun => ({
      target: name ?? 'the target of the configuration',
      values,
      startMs,
      read: async () => (await import('./run/read-campaign-options.ts')).readCampaignOptions(name, values),
    });
    const { since, watch } = values;
    if (watch || since !== undefined) {
      const { configuredTargets } = await import('./run/configured-targets.ts');
      const named = target === undefined ? await configuredTargets(values.config) : [target];
      const names = named.length === 0 ? [undefined] : named;
      if (watch) return (await import('./run/watch/watch-targets.ts')).watchTargets(names, values, io);
      if (since !== undefined)
        return (await import('./run/changes/run-changed.ts')).runChanged(names, since, values, io);
    }
    if (target !== undefined) return performShownRun(shownRun(target, processStart), io);
    const { configuredTargets } = await import('./run/configured-targets.ts');
    const targets = await configuredTargets(values.config);
    if (targets.length < 2) return performShownRun(shownRun(targets[0], processStart), io);
    const { runAll } = await import('./run/run-all.ts');
    const { resumedIfBegun } = await import('./run/resumed-if-begun.ts');
    const runOf = (name: string): ShownRun => {
      const run = shownRun(name, performance.now());
      return { ...run, read: () => resumedIfBegun(run.read()) };
    };
    return runAll(targets, runOf, values, io);
  },
);

function strategyText(name: StrategyName): string {
  const { summary, aliases = [] } = strategies[name];
  return aliases.length === 0 ? summary : `${summary} (also: ${aliases.join(', ')})`;
}
