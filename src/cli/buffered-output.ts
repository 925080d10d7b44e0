import type { Output } from './io.ts';

const mostKept = 1 << 16;

/** Joins many small writes into few large ones. */
export class BufferedOutput {
  readonly #output: Output;
  #kept = '';

  constructor(output: Output) {
    this.#output = output;
  }

  async write(text: string): Promise<void> {
    this.#kept += text;
    if (this.#kept.length >= mostKept) await this.flush();
  }

  async flush(): Promise<void> {
    const kept = this.#kept;
    this.#kept = '';
    if (kept !== '') await this.#output.write(kept);
  }
}
