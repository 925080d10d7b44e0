import { grammarCommands } from './grammar.js';
export const coppiceCommands = {
    kind: 'group',
    name: 'coppice',
    summary: 'Coppice finds the inputs your parser, interpreter, compiler or validator has never seen.',
    members: [
        {
            kind: 'command',
            name: 'run',
            summary: 'Explore a function: find the inputs that take each branch, and those that make it fail.',
            load: async () => (await import('./run.js')).runCommand,
        },
        {
            kind: 'command',
            name: 'compare',
            summary: 'Explore several implementations at once: find the inputs on which they differ.',
            load: async () => (await import('./compare.js')).compareCommand,
        },
        {
            kind: 'command',
            name: 'replay',
            summary: 'Run one input natively: a finding again, or any input of a target.',
            load: async () => (await import('./replay.js')).replayCommand,
        },
        {
            kind: 'command',
            name: 'minimize',
            summary: 'Find the smallest input that fails for the same cause.',
            load: async () => (await import('./minimize.js')).minimizeCommand,
        },
        {
            kind: 'command',
            name: 'suite',
            summary: 'Write a regression suite: the fewest inputs of a campaign with the same coverage, as tests.',
            load: async () => (await import('./suite.js')).suiteCommand,
        },
        {
            kind: 'command',
            name: 'report',
            summary: 'Report on a campaign: as a page, as data, or for other tools.',
            load: async () => (await import('./report.js')).reportCommand,
        },
        grammarCommands,
        {
            kind: 'command',
            name: 'libfuzzer',
            summary: 'Run a libFuzzer target: `fuzz(data: Buffer)`, with the flags and corpus folders of libFuzzer.',
            load: async () => (await import('./libfuzzer.js')).libfuzzerCommand,
        },
        {
            kind: 'command',
            name: 'init',
            summary: 'Write a configuration to start from.',
            load: async () => (await import('./init.js')).initCommand,
        },
        {
            kind: 'command',
            name: 'doctor',
            summary: 'Check that Coppice works here, or find the tokenizer of a parser.',
            load: async () => (await import('./doctor.js')).doctorCommand,
        },
        {
            kind: 'command',
            name: 'completion',
            summary: 'Print a script that completes commands and options in a shell.',
            load: async () => (await import('./completion.js')).completionCommand,
        },
    ],
};
