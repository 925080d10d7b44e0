import type { CampaignProgress } from '../../campaign/campaign-progress.ts';
import { foundLines } from '../../report/terminal/finding-lines.ts';
import type { ShownCampaign } from '../../report/terminal/progress-screen.ts';
import { progressText } from '../../report/terminal/progress-text.ts';
import type { TextView } from '../../report/terminal/text-view.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { Io } from '../io.ts';
import type { ProgressDisplay } from './progress-display.ts';

const lineEveryMs = 5000;
const verboseLineEveryMs = 1000;

/** Prints a line every few seconds, and findings as they are found. */
export class LineDisplay implements ProgressDisplay {
  readonly #io: Io;
  readonly #detail: TextView['detail'];
  #lastMs = performance.now();

  constructor(io: Io, detail: TextView['detail']) {
    this.#io = io;
    this.#detail = detail;
  }

  starts({ target, timeMs, runs }: ShownCampaign): void {
    const limits = [
      ...(timeMs === undefined ? [] : [`${timeMs / 1000} s`]),
      ...(runs === undefined ? [] : [`${runs} runs`]),
    ];
    this.#write([`exploring ${target}${limits.length === 0 ? '' : `, at most ${limits.join(' and ')}`}`]);
  }

  progressed(progress: CampaignProgress): void {
    const everyMs = this.#detail === 'verbose' ? verboseLineEveryMs : lineEveryMs;
    if (performance.now() - this.#lastMs < everyMs) return;
    this.#lastMs = performance.now();
    this.#write([progressText(progress)]);
  }

  found(finding: ReportedFinding): void {
    const { style, columns: width } = this.#io.err;
    this.#write(foundLines(finding, { style, width, detail: this.#detail }));
  }

  end(): void {}

  #write(lines: readonly string[]): void {
    // A closed standard error must not end the campaign.
    this.#io.err.write(`${lines.join('\n')}\n`).catch(() => undefined);
  }
}
