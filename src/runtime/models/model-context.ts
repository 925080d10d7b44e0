import type { Activations } from '../calls/activations.ts';
import type { BoundValues } from '../calls/bound-values.ts';
import type { Channels } from '../calls/channels.ts';
import type { Iterations } from '../iteration/iterations.ts';
import type { KeyedStores } from '../heap/keyed-stores.ts';
import type { NativeTexts } from '../text/native-texts.ts';
import type { ObjectReads } from '../heap/object-reads.ts';
import type { ObjectTexts } from '../heap/object-texts.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Registers } from '../recording/registers.ts';
import type { SetterCalls } from '../calls/setter-calls.ts';
import type { SideTable } from '../heap/side-table.ts';
import type { StoredKeys } from '../heap/stored-keys.ts';
import type { ThrowEvents } from '../recording/throw-events.ts';
import type { Yields } from '../iteration/yields.ts';
import type { ModelsByFunction } from './models-by-function.ts';

/** The parts of the runtime that models use. */
export interface ModelContext {
  readonly registers: Registers;
  readonly recorder: Recorder;
  readonly throws: ThrowEvents;
  readonly side: SideTable;
  readonly activations: Activations;
  readonly channels: Channels;
  readonly reads: ObjectReads;
  readonly iterations: Iterations;
  readonly yields: Yields;
  readonly keys: StoredKeys;
  readonly stores: KeyedStores;
  readonly setters: SetterCalls;
  readonly boundValues: BoundValues;
  readonly natives: NativeTexts;
  readonly texts: ObjectTexts;
  readonly models: ModelsByFunction;
}
