import { eventKind } from '../../core/raw-trace.ts';
import type { EventBuffer } from '../recording/event-buffer.ts';
import { emptyList } from '../realm/intrinsics.ts';

/**
 * Notes where functions begin and end. A function that is left by an exception says nothing: its end is noted as soon as
 * a function further out says something. One that waits (`await`, `yield`) ends there and begins again after.
 */
export class CallNotes {
  readonly #events: EventBuffer;
  /** Sites of the functions under way, from 1. */
  #open: number[] = emptyList();
  #depth = 0;

  constructor(events: EventBuffer) {
    this.#events = events;
  }

  reset(): void {
    this.#open = emptyList();
    this.#depth = 0;
  }

  /** Answers the number by which the function says that it ends. */
  enter(site: number): number {
    this.#events.append(eventKind.enter, site, 0, 0);
    this.#depth++;
    this.#open[this.#depth] = site;
    return this.#depth;
  }

  exit(depth: number): void {
    while (this.#depth >= depth) {
      this.#events.append(eventKind.exit, this.#open[this.#depth] as number, 0, 0);
      this.#depth--;
    }
  }

  /** Something was thrown and is caught in the function: those that it called are over, and it goes on. */
  caught(depth: number, site: number): number {
    this.exit(depth + 1);
    return this.#depth === depth && this.#open[depth] === site ? depth : this.enter(site);
  }
}
