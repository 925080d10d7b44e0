import { eventKind } from '../../core/raw-trace.ts';
import type { EventBuffer } from '../recording/event-buffer.ts';
import { emptyList } from '../realm/intrinsics.ts';

/**
 * Records where functions begin and end. A function that is left by an exception records nothing: its end is recorded
 * with the next event of a function further out. A function that waits (`await`, `yield`) ends there and begins again
 * afterwards.
 */
export class CallNotes {
  readonly #events: EventBuffer;
  /** Sites of the functions that are running; indices start at 1. */
  #open: number[] = emptyList();
  #depth = 0;

  constructor(events: EventBuffer) {
    this.#events = events;
  }

  reset(): void {
    this.#open = emptyList();
    this.#depth = 0;
  }

  /** Returns the depth, which the function passes to `exit`. */
  enter(site: number): number {
    this.#events.append(eventKind.enter, site, 0, 0);
    this.#depth++;
    this.#open[this.#depth] = site;
    return this.#depth;
  }

  exit(depth: number): void {
    while (this.#depth >= depth) {
      this.#events.append(eventKind.exit, this.#open[this.#depth]!, 0, 0);
      this.#depth--;
    }
  }

  iteration(site: number): void {
    this.#events.append(eventKind.iteration, site, 0, 0);
  }

  left(site: number): void {
    this.#events.append(eventKind.left, site, 0, 0);
  }

  /** An exception is caught in the function: the functions that it called have ended, and it continues. */
  caught(depth: number, site: number): number {
    this.exit(depth + 1);
    return this.#depth === depth && this.#open[depth] === site ? depth : this.enter(site);
  }
}
