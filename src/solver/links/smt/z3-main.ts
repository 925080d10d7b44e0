import type { SmtScript } from './smt-process.ts';
import { Z3Engine } from './z3-engine.ts';
import type { Z3Message, Z3Setup } from './z3-messages.ts';

/** Entry point of the Z3 process: answers scripts in the order of their arrival. */
let engine: Promise<Z3Engine> | undefined;

async function answer(script: SmtScript): Promise<Z3Message> {
  try {
    const z3 = await engine!;
    return { kind: 'answered', reply: z3.check(script), memoryMb: process.memoryUsage.rss() / 2 ** 20 };
  } catch (trap) {
    return { kind: 'crashed', reason: trap instanceof Error ? trap.message : 'WebAssembly trap' };
  }
}

// The explorer decides when this process ends; an interrupt of the terminal reaches all its processes.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit(0));
process.once('message', ({ packageUrl, resources }: Z3Setup) => {
  engine = Z3Engine.start(packageUrl, resources);
  engine.catch(() => {});
  process.on('message', (script: SmtScript) => {
    void answer(script).then((message) =>
      process.send?.(message, () => {
        if (message.kind === 'crashed') process.exit(1);
      }),
    );
  });
});
