import { pathToFileURL } from 'node:url';
import { bytesSymbolName } from '../../instrument/coverage/coverage-preamble.js';
import { installModuleHooks } from '../../instrument/hooks/install-module-hooks.js';
import { SyncChannel } from '../../instrument/hooks/sync-channel.js';
import { descriptor } from '../process/protocol.js';
import { CoverageBytes } from './coverage-bytes.js';
import { rawError } from './errors/raw-error.js';
import { restoreFunctionText } from './function-text.js';
import { Harness } from './harness.js';
import { LeftTimers } from './leftovers/left-timers.js';
import { RunLoop } from './run-loop.js';
import { defineLoweredSyntax } from './lowered-syntax.js';
import { RunMarker } from './run-marker.js';
import { closeForeign } from './sandbox/close-foreign.js';
import { closeSandbox } from './sandbox/close-sandbox.js';
import { Denials } from './sandbox/denials.js';
import { watchExit } from './sandbox/leaving.js';
/** Entry of the subject process: loads the target, then runs the batches that it receives until the channel closes. */
const inputs = new SyncChannel(descriptor.inputs);
const ask = (request) => {
    rewriting.send(request);
    return rewriting.receive();
};
const setup = inputs.receive();
const rewriting = new SyncChannel(descriptor.rewriting, inputs.token);
closeForeign(setup.foreignDescriptors ?? []);
const marker = new RunMarker(descriptor.marker);
const coverage = new CoverageBytes(setup.stopAfterMs > 0);
const denials = new Denials();
// Imported only where needed, because recording is most of the program and other builds start faster without it;
// imported before the hooks are installed, so that it is not rewritten.
const { SubjectRecording } = setup.build === 'concolic' ? await import('./subject-recording.js') : { SubjectRecording: undefined };
Object.defineProperty(globalThis, Symbol.for(bytesSymbolName), { value: (key) => coverage.forFile(key) });
installModuleHooks({
    filter: setup.filter,
    replaced: setup.models,
    threadDescriptor: descriptor.threadRewriting,
    token: inputs.token,
    ask,
});
const timers = new LeftTimers();
if (setup.build === 'coverage')
    restoreFunctionText(ask);
const recording = SubjectRecording && new SubjectRecording(ask, setup);
const harness = new Harness({
    targetFile: setup.file,
    ask: (question) => {
        rewriting.send(question);
        return rewriting.receive();
    },
    recording,
});
const { quit } = watchExit(marker);
defineLoweredSyntax();
closeSandbox(setup.allow, denials);
const giveUp = (error) => {
    const { message, stack } = rawError(error);
    marker.leave({ what: `the subject has changed something that is needed to run it (${message}), which`, stack });
    return quit();
};
try {
    const instruments = { marker, coverage, denials, harness, timers, recording, giveUp };
    const loop = new RunLoop(setup, pathToFileURL(setup.file).href, instruments);
    inputs.send(await loop.load());
    for (let batch = inputs.receive(); batch !== undefined; batch = inputs.receive()) {
        await loop.run(batch, inputs);
    }
}
catch (error) {
    giveUp(error);
}
quit();
