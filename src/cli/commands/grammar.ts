import type { CommandGroup } from '../command.ts';

export const grammarCommands: CommandGroup = {
  kind: 'group',
  name: 'grammar',
  summary: 'Work with a grammar alone: check it, count and generate its words, parse with it, measure coverage.',
  members: [
    {
      kind: 'command',
      name: 'check',
      summary: 'Report errors and warnings of a grammar.',
      load: async () => (await import('./grammar/check.ts')).checkCommand,
    },
    {
      kind: 'command',
      name: 'show',
      summary: 'Show the size of a grammar: rules, nodes of its graph, and k-paths.',
      load: async () => (await import('./grammar/show.ts')).showCommand,
    },
    {
      kind: 'command',
      name: 'count',
      summary: 'Count derivations and distinct words by size, without listing them.',
      load: async () => (await import('./grammar/count.ts')).countCommand,
    },
    {
      kind: 'command',
      name: 'generate',
      summary: 'Generate words of a grammar, one JSON string per line.',
      load: async () => (await import('./grammar/generate.ts')).generateCommand,
    },
    {
      kind: 'command',
      name: 'parse',
      summary: 'Parse a file, or standard input for `-`, and show its tree and how many derivations it has.',
      load: async () => (await import('./grammar/parse.ts')).parseCommand,
    },
    {
      kind: 'command',
      name: 'cover',
      summary: 'Measure which k-paths of a grammar the given files cover, in any of their derivations.',
      load: async () => (await import('./grammar/cover.ts')).coverCommand,
    },
    {
      kind: 'command',
      name: 'convert',
      summary: 'Convert a grammar to another notation.',
      load: async () => (await import('./grammar/convert.ts')).convertCommand,
    },
    {
      kind: 'command',
      name: 'diff',
      summary: 'Show short words that one of two grammars derives and the other does not, in both directions.',
      load: async () => (await import('./grammar/diff.ts')).diffCommand,
    },
    {
      kind: 'command',
      name: 'mine',
      summary: 'Write the grammar of the texts that a function accepts, found out by running it.',
      load: async () => (await import('./grammar/mine.ts')).mineCommand,
    },
    {
      kind: 'command',
      name: 'list',
      summary: 'List the shipped grammars, which can be used by name.',
      load: async () => (await import('./grammar/list.ts')).listCommand,
    },
  ],
};
