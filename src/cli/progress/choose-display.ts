import type { TextView } from '../../report/terminal/text-view.ts';
import type { Io } from '../io.ts';
import { LineDisplay } from './line-display.ts';
import type { ProgressDisplay } from './progress-display.ts';
import { ScreenDisplay } from './screen-display.ts';

/** Chooses the display: none, a screen on a terminal that is redrawn, or lines. */
export function chooseDisplay(io: Io, target: string, detail: TextView['detail']): ProgressDisplay {
  if (detail === 'quiet') return new NoDisplay();
  return io.screen === undefined ? new LineDisplay(io, detail) : new ScreenDisplay(io.screen, { target }, detail);
}

class NoDisplay implements ProgressDisplay {
  starts(): void {}
  progressed(): void {}
  found(): void {}
  end(): void {}
}
