import { LineDisplay } from './line-display.js';
import { ScreenDisplay } from './screen-display.js';
/** Chooses the display: none, a screen on a terminal that is redrawn, or lines. */
export function chooseDisplay(io, target, detail) {
    if (detail === 'quiet')
        return new NoDisplay();
    return io.screen === undefined ? new LineDisplay(io, detail) : new ScreenDisplay(io.screen, { target }, detail);
}
class NoDisplay {
    starts() { }
    progressed() { }
    found() { }
    end() { }
}
