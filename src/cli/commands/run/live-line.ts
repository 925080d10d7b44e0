import type { CampaignProgress } from '../../../campaign/campaign-progress.ts';
import { progressText } from '../../../report/progress-text.ts';

const plainEveryMs = 5000;

/** Shows the progress of a campaign: one line that is updated on a terminal, elsewhere a new line every few seconds. */
export class LiveLine {
  readonly #stream: NodeJS.WriteStream;
  #lastMs = performance.now();
  #isShown = false;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  readonly show = (progress: CampaignProgress): void => {
    const text = progressText(progress);
    if (this.#stream.isTTY) {
      this.#stream.write(`\r\u001b[K${text.slice(0, Math.max(20, this.#stream.columns - 1))}`);
      this.#isShown = true;
    } else if (performance.now() - this.#lastMs >= plainEveryMs) {
      this.#lastMs = performance.now();
      this.#stream.write(`${text}\n`);
    }
  };

  clear(): void {
    if (this.#isShown) this.#stream.write('\r\u001b[K');
  }
}
