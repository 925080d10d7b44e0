import { operatorCode, operators } from '../../core/operators.ts';
import { eventKind, slotsPerEvent, slotsPerNode, type RawTrace } from '../../core/raw-trace.ts';

/** A call or an iteration as it ran: before it is known which characters it consumed. */
export interface RecordedCall {
  readonly kind: 'call' | 'iteration';
  readonly site: number;
  readonly parent: RecordedCall | undefined;
  readonly children: RecordedCall[];
  /** Number of the first event after it began, and of the last before it ended. */
  readonly begin: number;
  end: number;
  /** The first position that it looked at; -1 if it looked at none. */
  firstRead: number;
}

/** One look at a character of the input. */
interface CharacterRead {
  readonly position: number;
  readonly by: RecordedCall;
  readonly event: number;
  /** The operation looked at several characters, as a conversion of a part of the text does. */
  readonly isJoint: boolean;
}

export interface RecordedCalls {
  readonly root: RecordedCall | undefined;
  readonly reads: readonly CharacterRead[];
}

const mostCalls = 50_000;
const mostPositions = 2;

/** Reads the calls, the iterations and the looks at characters of a run off its trace. */
export function recordedCalls(trace: RawTrace): RecordedCalls {
  const positionsOf = positionsOfNodes(trace);
  const { events } = trace;
  const count = Math.min(trace.eventCount, events.length / slotsPerEvent);
  const stack = new CallStack();
  for (let event = 0; event < count; event++) {
    const at = event * slotsPerEvent;
    const site = events[at + 1]!;
    stack.event = event;
    switch (events[at]) {
      case eventKind.enter:
        stack.open('call', site);
        break;
      case eventKind.exit:
        stack.exit(site);
        break;
      case eventKind.iteration:
        stack.leaveLoop(site);
        stack.open('iteration', site);
        break;
      case eventKind.left:
        stack.leaveLoop(site);
        break;
      case eventKind.read:
        stack.read(events[at + 3]!, readsOther(events, event, count));
        break;
      case eventKind.branch:
        for (const position of positionsOf(events[at + 2]!)) stack.read(position, false);
        break;
      default:
    }
  }
  return stack;
}

/** The calls and iterations that are open while events are read. */
class CallStack implements RecordedCalls {
  root: RecordedCall | undefined;
  readonly reads: CharacterRead[] = [];
  /** Number of the event that is read. */
  event = 0;
  #current: RecordedCall | undefined;
  #calls = 0;

  open(kind: RecordedCall['kind'], site: number): void {
    if (this.#calls++ > mostCalls) return;
    const parent = this.#current;
    const made: RecordedCall = {
      kind,
      site,
      parent,
      children: [],
      begin: this.event,
      end: this.event,
      firstRead: -1,
    };
    parent?.children.push(made);
    this.root ??= made;
    this.#current = made;
  }

  exit(site: number): void {
    while (this.#current?.kind === 'iteration') this.#close();
    if (this.#current?.site === site && this.#current !== this.root) this.#close();
  }

  /** Ends an iteration of the loop, and those of the loops in it, if there is one in the current call. */
  leaveLoop(site: number): void {
    let inside = this.#current;
    while (inside?.kind === 'iteration' && inside.site !== site) inside = inside.parent;
    if (inside?.kind !== 'iteration') return;
    const { parent } = inside;
    while (this.#current !== parent) this.#close();
  }

  read(position: number, isJoint: boolean): void {
    const by = this.#current;
    if (by === undefined) return;
    this.reads.push({ position, by, event: this.event, isJoint });
    for (let call: RecordedCall | undefined = by; call?.firstRead === -1; call = call.parent) call.firstRead = position;
  }

  #close(): void {
    const ended = this.#current;
    if (ended === undefined) return;
    ended.end = this.event;
    this.#current = ended.parent;
  }
}

/** True if the event before or after it is a read at another position: both belong to one operation. */
function readsOther(events: Int32Array, event: number, count: number): boolean {
  const position = events[event * slotsPerEvent + 3];
  return [event - 1, event + 1].some((other) => {
    if (other < 0 || other >= count || events[other * slotsPerEvent] !== eventKind.read) return false;
    return events[other * slotsPerEvent + 3] !== position;
  });
}

/** The input positions of the code units that a condition is about, if they are few; comparisons of texts read them. */
function positionsOfNodes({ base, nodes, nodeCount }: RawTrace): (node: number) => readonly number[] {
  const known = new Map<number, readonly number[]>();
  const of = (node: number, depth: number): readonly number[] => {
    const index = node - base;
    if (index <= 0 || index > nodeCount || depth > 12) return [];
    const found = known.get(index);
    if (found !== undefined) return found;
    const at = index * slotsPerNode;
    const operator = nodes[at]!;
    let positions: readonly number[] = [];
    if (operator === operatorCode.unit || operator === operatorCode.byte) positions = [nodes[at + 2]!];
    else if (operators[operator]?.shape !== 'immediate' && operators[operator]?.sort !== 'string') {
      const all = [1, 2, 3].flatMap((slot) => of(nodes[at + slot]!, depth + 1));
      positions = [...new Set(all)].slice(0, mostPositions + 1);
    }
    known.set(index, positions);
    return positions;
  };
  return (node) => {
    const positions = of(node, 0);
    return positions.length > mostPositions ? [] : positions;
  };
}
