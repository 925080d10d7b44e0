import { noProgress } from '../../campaign/campaign-progress.js';
import { foundLines } from '../../report/terminal/finding-lines.js';
import { progressScreen } from '../../report/terminal/progress-screen.js';
import { LiveScreen } from './live-screen.js';
const drawEveryMs = 250;
/** Keeps some lines at the end of the terminal up to date; findings are printed above them. */
export class ScreenDisplay {
    #screen;
    #live;
    #detail;
    #timer;
    #campaign;
    #progress = noProgress;
    #progressMs = performance.now();
    constructor(screen, campaign, detail) {
        this.#screen = screen;
        this.#live = new LiveScreen(screen);
        this.#campaign = campaign;
        this.#detail = detail;
        this.#draw();
        // Time goes on while the campaign is busy loading or solving.
        this.#timer = setInterval(() => this.#draw(), drawEveryMs);
        this.#timer.unref();
    }
    starts(campaign) {
        this.#campaign = campaign;
        this.#draw();
    }
    progressed(progress) {
        this.#progress = progress;
        this.#progressMs = performance.now();
        this.#draw();
    }
    found(finding) {
        this.#live.print(foundLines(finding, this.#view));
        this.#draw();
    }
    end() {
        clearInterval(this.#timer);
        this.#live.clear();
    }
    #draw() {
        const since = (performance.now() - this.#progressMs) / 1000;
        const { seconds, secondsSinceGain, ...rest } = this.#progress;
        const now = { ...rest, seconds: seconds + since, secondsSinceGain: secondsSinceGain + since };
        this.#live.draw(progressScreen(this.#campaign, now, this.#view));
    }
    get #view() {
        const { style, columns: width } = this.#screen;
        return { style, width, detail: this.#detail };
    }
}
