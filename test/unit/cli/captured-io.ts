import type { Io, Output } from '../../../src/cli/io.ts';
import { plainStyle, type Style } from '../../../src/cli/style.ts';

/** An `Io` that keeps what is written. */
export class CapturedIo implements Io {
  readonly out: CapturedOutput;
  readonly err: CapturedOutput;

  constructor(style: Style = plainStyle) {
    this.out = new CapturedOutput(style);
    this.err = new CapturedOutput(style);
  }

  readInput(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array());
  }
}

class CapturedOutput implements Output {
  readonly style: Style;
  text = '';

  constructor(style: Style) {
    this.style = style;
  }

  write(text: string): Promise<void> {
    this.text += text;
    return Promise.resolve();
  }
}
