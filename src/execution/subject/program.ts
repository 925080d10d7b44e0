import { forgetRequired } from './leftovers/forget-required.ts';

/** What `process.exit` throws in a program: it would have ended there. */
const leaving = Symbol('exit');

/** A whole program as a target: its file is evaluated anew for every run, until nothing is left to do. */
export class Program {
  readonly #url: string;
  #copies = 0;
  #hasLeft = false;
  /** Called when the program leaves. */
  onExit: (() => void) | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Whether it called `process.exit`, whatever it did after that. */
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
