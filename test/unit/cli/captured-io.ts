import type { Io, Output } from '../../../src/cli/io.ts';
import { shownText } from '../../../src/core/text/shown-text.ts';
import { plainStyle, type Style } from '../../../src/core/text/style.ts';

/** An `Io` that keeps what is written. */
export class CapturedIo implements Io {
  readonly screen = undefined;
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
  readonly columns = undefined;
  text = '';

  constructor(style: Style) {
    this.style = style;
  }

  write(text: string): Promise<void> {
    this.text += shownText(text);
    return Promise.resolve();
  }
}
