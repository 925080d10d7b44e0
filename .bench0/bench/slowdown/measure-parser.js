import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { oneCollector } from '../../src/execution/process/node-flags.js';
import { modes } from './mode.js';
const entry = fileURLToPath(new URL('./measure-mode.js', import.meta.url));
const rounds = 12;
/**
 * Returns the figures of a parser in every mode. Each mode has a separate process, and they take turns, so that other
 * work on the machine affects all of them. Such work can only make a process slower, so the fastest round of a mode
 * counts. All processes have the same flag as subject processes.
 */
export async function measureParser(name, folder) {
    const least = new Map();
    const processes = new Map();
    try {
        for (const mode of modes) {
            const started = fork(entry, [name, mode, folder], { execArgv: [oneCollector] });
            processes.set(mode, started);
            await nextMessage(started);
        }
        for (let round = 0; round < rounds; round++) {
            for (const [mode, measuring] of processes) {
                measuring.send('round');
                const figures = (await nextMessage(measuring));
                if (figures.microseconds < (least.get(mode)?.microseconds ?? Infinity))
                    least.set(mode, figures);
            }
        }
    }
    finally {
        for (const measuring of processes.values())
            measuring.kill();
    }
    return least;
}
function nextMessage(measuring) {
    return new Promise((resolve, reject) => {
        const lost = (code) => reject(new Error(`a measuring process ended with ${String(code)}`));
        measuring.once('exit', lost);
        measuring.once('message', (message) => {
            measuring.off('exit', lost);
            resolve(message);
        });
    });
}
