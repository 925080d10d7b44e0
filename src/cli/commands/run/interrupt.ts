import { exitCode, type ExitCode } from '../../../core/exit-code.ts';

const exitCodes = { SIGINT: exitCode.interrupted, SIGTERM: exitCode.terminated } as const;

/** The first Ctrl-C or SIGTERM ends a campaign with its summary; a second one ends the process at once. */
export class Interrupt {
  /** Undefined unless a signal was received. */
  exitCode: ExitCode | undefined;
  readonly #controller = new AbortController();
  readonly #listener = (name: 'SIGINT' | 'SIGTERM'): void => {
    // Processes of the campaign end together with this process.
    if (this.exitCode !== undefined) process.exit(exitCodes[name]);
    this.exitCode = exitCodes[name];
    this.#controller.abort();
  };

  /** @param given aborts as well, without an exit code */
  constructor(given?: AbortSignal) {
    given?.addEventListener('abort', () => this.#controller.abort());
    if (given?.aborted === true) this.#controller.abort();
    process.on('SIGINT', this.#listener).on('SIGTERM', this.#listener);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  release(): void {
    process.off('SIGINT', this.#listener).off('SIGTERM', this.#listener);
  }
}
