import { forgetRequired } from '../leftovers/forget-required.ts';

/** Thrown by `process.exit` in a program, to end the evaluation there. */
const leaving = Symbol('exit');

/** A whole program as a target: its file is evaluated again for every run, until the event loop is empty. */
export class Program {
  readonly #url: string;
  #copies = 0;
  #hasLeft = false;
  /** Called when the program calls `process.exit`. */
  onExit: (() => void) | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Whether the program called `process.exit`, whatever it did afterwards. */
  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  start(): void {
    this.#hasLeft = false;
    process.exitCode = undefined;
    process.exit = () => {
      this.#hasLeft = true;
      this.onExit?.();
      throw leaving;
    };
  }

  readonly evaluate = async (): Promise<void> => {
    forgetRequired();
    this.#copies++;
    try {
      await import(`${this.#url}?coppice-copy=${this.#copies}`);
    } catch (error) {
      if (error !== leaving) throw error;
    }
  };

  isLeaving(thrown: unknown): boolean {
    return thrown === leaving;
  }
}
