import type { CommandGroup } from '../command.ts';

export const grammarCommands: CommandGroup = {
  kind: 'group',
  name: 'grammar',
  summary: 'Work with a grammar alone: check it, count and produce its words, parse with it, measure what files cover.',
  members: [
    {
      kind: 'command',
      name: 'check',
      summary: 'Say what is wrong or doubtful about a grammar.',
      load: async () => (await import('./grammar/check.ts')).check,
    },
    {
      kind: 'command',
      name: 'show',
      summary: 'Say how large a grammar is: rules, nodes of its graph, and k-paths.',
      load: async () => (await import('./grammar/show.ts')).show,
    },
    {
      kind: 'command',
      name: 'count',
      summary: 'Count derivations and distinct words by size, without listing them.',
      load: async () => (await import('./grammar/count.ts')).count,
    },
    {
      kind: 'command',
      name: 'generate',
      summary: 'Produce words of a grammar, one JSON string per line.',
      load: async () => (await import('./grammar/generate.ts')).generate,
    },
    {
      kind: 'command',
      name: 'parse',
      summary: 'Parse a file, or standard input for `-`, and show its tree and how many derivations it has.',
      load: async () => (await import('./grammar/parse.ts')).parse,
    },
    {
      kind: 'command',
      name: 'cover',
      summary: 'Measure which k-paths of a grammar the given files hold, in any of their derivations.',
      load: async () => (await import('./grammar/cover.ts')).cover,
    },
    {
      kind: 'command',
      name: 'convert',
      summary: 'Write a grammar down in another notation.',
      load: async () => (await import('./grammar/convert.ts')).convert,
    },
    {
      kind: 'command',
      name: 'list',
      summary: 'List the grammars that come with Coppice and can be named without a path.',
      load: async () => (await import('./grammar/list.ts')).list,
    },
  ],
};
