export const grammarCommands = {
    kind: 'group',
    name: 'grammar',
    summary: 'Work with a grammar alone: check it, count and generate its words, parse with it, measure coverage.',
    members: [
        {
            kind: 'command',
            name: 'check',
            summary: 'Report errors and warnings of a grammar.',
            load: async () => (await import('./grammar/check.js')).checkCommand,
        },
        {
            kind: 'command',
            name: 'show',
            summary: 'Show the size of a grammar: rules, nodes of its graph, and k-paths.',
            load: async () => (await import('./grammar/show.js')).showCommand,
        },
        {
            kind: 'command',
            name: 'count',
            summary: 'Count derivations and distinct words by size, without listing them.',
            load: async () => (await import('./grammar/count.js')).countCommand,
        },
        {
            kind: 'command',
            name: 'generate',
            summary: 'Generate words of a grammar, one JSON string per line.',
            load: async () => (await import('./grammar/generate.js')).generateCommand,
        },
        {
            kind: 'command',
            name: 'parse',
            summary: 'Parse a file, or standard input for `-`, and show its tree and how many derivations it has.',
            load: async () => (await import('./grammar/parse.js')).parseCommand,
        },
        {
            kind: 'command',
            name: 'cover',
            summary: 'Measure which k-paths of a grammar the given files cover, in any of their derivations.',
            load: async () => (await import('./grammar/cover.js')).coverCommand,
        },
        {
            kind: 'command',
            name: 'convert',
            summary: 'Convert a grammar to another notation.',
            load: async () => (await import('./grammar/convert.js')).convertCommand,
        },
        {
            kind: 'command',
            name: 'list',
            summary: 'List the shipped grammars, which can be used by name.',
            load: async () => (await import('./grammar/list.js')).listCommand,
        },
    ],
};
