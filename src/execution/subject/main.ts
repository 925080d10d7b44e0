import { pathToFileURL } from 'node:url';

import { bytesSymbolName } from '../../instrument/coverage/coverage-preamble.ts';
import { installModuleHooks } from '../../instrument/hooks/install-module-hooks.ts';
import type { Ask, RewriteAnswer } from '../../instrument/hooks/rewrite-request.ts';
import { SyncChannel } from '../../instrument/hooks/sync-channel.ts';
import type { DomainDescription } from '../input/domain-description.ts';
import { descriptor, type Batch, type Setup } from '../process/protocol.ts';
import { CoverageBytes } from './coverage-bytes.ts';
import { rawError } from './errors/raw-error.ts';
import { restoreFunctionText } from './function-text.ts';
import { Harness } from './harness.ts';
import { LeftTimers } from './leftovers/left-timers.ts';
import { RunLoop } from './run-loop.ts';
import { defineLoweredSyntax } from './lowered-syntax.ts';
import { RunMarker } from './run-marker.ts';
import { closeForeign } from './sandbox/close-foreign.ts';
import { closeSandbox } from './sandbox/close-sandbox.ts';
import { Denials } from './sandbox/denials.ts';
import { watchExit } from './sandbox/leaving.ts';

/** Entry of the subject process: loads the target, then runs the batches that it receives until the channel closes. */
const inputs = new SyncChannel(descriptor.inputs);
const ask: Ask = (request) => {
  rewriting.send(request);
  return rewriting.receive() as RewriteAnswer;
};
const setup = inputs.receive() as Setup;
const rewriting = new SyncChannel(descriptor.rewriting, inputs.token);
closeForeign(setup.foreignDescriptors ?? []);
const marker = new RunMarker(descriptor.marker);
const coverage = new CoverageBytes(setup.stopAfterMs > 0);
const denials = new Denials();
// Imported only where needed, because recording is most of the program and other builds start faster without it;
// imported before the hooks are installed, so that it is not rewritten.
const { SubjectRecording } =
  setup.build === 'concolic' ? await import('./subject-recording.ts') : { SubjectRecording: undefined };

Object.defineProperty(globalThis, Symbol.for(bytesSymbolName), { value: (key: string) => coverage.forFile(key) });
installModuleHooks({
  filter: setup.filter,
  replaced: setup.models,
  threadDescriptor: descriptor.threadRewriting,
  token: inputs.token,
  ask,
});
const timers = new LeftTimers();
if (setup.build === 'coverage') restoreFunctionText(ask);
const recording = SubjectRecording && new SubjectRecording(ask, setup);
const harness = new Harness({
  targetFile: setup.file,
  ask: (question) => {
    rewriting.send(question);
    return rewriting.receive() as DomainDescription;
  },
  recording,
});
const { quit } = watchExit(marker);
defineLoweredSyntax();
closeSandbox(setup.allow, denials);

const giveUp = (error: unknown): never => {
  const { message, stack } = rawError(error);
  marker.leave({ what: `the subject has changed something that is needed to run it (${message}), which`, stack });
  return quit();
};

try {
  const instruments = { marker, coverage, denials, harness, timers, recording, giveUp };
  const loop = new RunLoop(setup, pathToFileURL(setup.file).href, instruments);
  inputs.send(await loop.load());
  for (let batch = inputs.receive(); batch !== undefined; batch = inputs.receive()) {
    await loop.run(batch as Batch, inputs);
  }
} catch (error) {
  giveUp(error);
}
quit();
