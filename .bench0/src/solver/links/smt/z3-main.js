import { Z3Engine } from './z3-engine.js';
/** Entry point of the Z3 process: answers scripts in the order of their arrival. */
let engine;
async function answer(script) {
    try {
        const z3 = await engine;
        return { kind: 'answered', reply: z3.check(script), memoryMb: process.memoryUsage.rss() / 2 ** 20 };
    }
    catch (trap) {
        return { kind: 'crashed', reason: trap instanceof Error ? trap.message : 'WebAssembly trap' };
    }
}
// The explorer decides when this process ends; an interrupt of the terminal reaches all its processes.
process.on('SIGINT', () => { });
process.on('SIGTERM', () => { });
process.once('disconnect', () => process.exit(0));
process.once('message', ({ packageUrl, resources }) => {
    engine = Z3Engine.start(packageUrl, resources);
    engine.catch(() => { });
    process.on('message', (script) => {
        void answer(script).then((message) => process.send?.(message, () => {
            if (message.kind === 'crashed')
                process.exit(1);
        }));
    });
});
