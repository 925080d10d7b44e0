import { readLibfuzzerArguments } from './libfuzzer/libfuzzer-arguments.js';
/** The flags have one dash, as those of libFuzzer; so this command reads its arguments itself. */
export const libfuzzerCommand = {
    operands: ['FILE[#EXPORT]', '[CORPUS...]'],
    options: {},
    details: 'FILE exports `fuzz(data: Buffer)`, as for Jazzer.js and jsfuzz. Inputs of all CORPUS folders run first; new inputs are\n' +
        'written to the first one, named by their SHA-1. A CORPUS that is a file is run once. Flags, with one dash:\n' +
        '  -max_total_time=S  -runs=N  -seed=N  -max_len=N  -timeout=S  -artifact_prefix=DIR/  -workers=N\n' +
        'Other flags of libFuzzer are ignored, with a warning. It stops at the first failure, writes its input to\n' +
        'crash-SHA1, timeout-SHA1 or oom-SHA1, and exits with 77, as libFuzzer does.\n',
    examples: [
        { line: 'coppice libfuzzer fuzz.js corpus -max_total_time=60', says: 'one minute; the corpus grows' },
        { line: 'coppice libfuzzer fuzz.js crash-1f2e3d', says: 'runs one input again' },
    ],
    run: async (args, io) => {
        const { runLibfuzzer } = await import('./libfuzzer/run-libfuzzer.js');
        return runLibfuzzer(readLibfuzzerArguments(args), io);
    },
};
