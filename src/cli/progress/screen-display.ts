import { noProgress, type CampaignProgress } from '../../campaign/campaign-progress.ts';
import { foundLines } from '../../report/terminal/finding-lines.ts';
import { progressScreen, type ShownCampaign } from '../../report/terminal/progress-screen.ts';
import type { TextView } from '../../report/terminal/text-view.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { Screen } from '../io.ts';
import { LiveScreen } from './live-screen.ts';
import type { ProgressDisplay } from './progress-display.ts';

const drawEveryMs = 250;

/** Keeps some lines at the end of the terminal up to date; findings are printed above them. */
export class ScreenDisplay implements ProgressDisplay {
  readonly #screen: Screen;
  readonly #live: LiveScreen;
  readonly #detail: TextView['detail'];
  readonly #timer: NodeJS.Timeout;
  #campaign: ShownCampaign;
  #progress = noProgress;
  #progressMs = performance.now();
  #hasFindings = false;

  constructor(screen: Screen, campaign: ShownCampaign, detail: TextView['detail']) {
    this.#screen = screen;
    this.#live = new LiveScreen(screen);
    this.#campaign = campaign;
    this.#detail = detail;
    this.#draw();
    // Time goes on while the campaign is busy loading or solving.
    this.#timer = setInterval(() => this.#draw(), drawEveryMs);
    this.#timer.unref();
  }

  starts(campaign: ShownCampaign): void {
    this.#campaign = campaign;
    this.#draw();
  }

  progressed(progress: CampaignProgress): void {
    this.#progress = progress;
    this.#progressMs = performance.now();
    this.#draw();
  }

  found(finding: ReportedFinding): void {
    this.#live.print(foundLines(finding, this.#view));
    this.#hasFindings = true;
    this.#draw();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#live.clear();
    if (this.#hasFindings) this.#live.print(['']);
  }

  #draw(): void {
    const since = (performance.now() - this.#progressMs) / 1000;
    const { seconds, secondsSinceGain, ...rest } = this.#progress;
    const now = { ...rest, seconds: seconds + since, secondsSinceGain: secondsSinceGain + since };
    this.#live.draw(progressScreen(this.#campaign, now, this.#view));
  }

  get #view(): TextView {
    const { style, columns: width } = this.#screen;
    return { style, width, detail: this.#detail };
  }
}
