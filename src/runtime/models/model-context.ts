import type { Activations } from '../activations.ts';
import type { BoundValues } from '../bound-values.ts';
import type { Channels } from '../channels.ts';
import type { Iterations } from '../iterations.ts';
import type { KeyedStores } from '../keyed-stores.ts';
import type { NativeTexts } from '../native-texts.ts';
import type { ObjectReads } from '../object-reads.ts';
import type { ObjectTexts } from '../object-texts.ts';
import type { Recorder } from '../recorder.ts';
import type { Registers } from '../registers.ts';
import type { SetterCalls } from '../setter-calls.ts';
import type { SideTable } from '../side-table.ts';
import type { StoredKeys } from '../stored-keys.ts';
import type { ThrowEvents } from '../throw-events.ts';
import type { Yields } from '../yields.ts';
import type { ModelsByFunction } from './models-by-function.ts';

/** The parts of the runtime that models work with. */
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
