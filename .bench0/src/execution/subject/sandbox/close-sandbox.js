import childProcess from 'node:child_process';
import Module, { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import v8 from 'node:v8';
import workerThreads from 'node:worker_threads';
import { answerExistence } from './file-reads.js';
import { guardFileWrites } from './file-writes.js';
import { guardFunction } from './guarded-function.js';
import { inertBindings } from './inert-bindings.js';
import { guardNetwork } from './network.js';
import { guardOwnDescriptors } from './own-descriptors.js';
/**
 * Closes what Node's permission model leaves open. The model restricts files, processes and addons, but (before Node
 * 25) not the network or signals to other processes, and a Worker would not be restricted by the guards here. Called
 * after the module hooks are installed (they may need a thread) and before the subject loads. It protects against
 * accidents with generated inputs, not against malicious code.
 */
export function closeSandbox(allow, denials) {
    const closed = (permission) => !allow.includes(permission);
    const refuse = (holder, names, label, permission) => {
        for (const name of names)
            guardFunction(holder, name, () => denials.refuse(`${label}.${name}`, permission));
    };
    guardOwnDescriptors(denials);
    if (closed('net'))
        guardNetwork(denials);
    if (closed('child')) {
        // The permission model refuses these itself; they are only noted here.
        guardFunction(childProcess.ChildProcess.prototype, 'spawn', () => denials.note('child_process.spawn', 'child'));
        for (const name of ['spawnSync', 'execSync', 'execFileSync']) {
            guardFunction(childProcess, name, () => denials.note(`child_process.${name}`, 'child'));
        }
        refuse(process, ['execve'], 'process', 'child');
    }
    if (closed('worker')) {
        refuse(workerThreads, ['Worker'], 'worker_threads', 'worker');
        refuse(Module, ['register'], 'module', 'worker');
    }
    if (closed('kill')) {
        refuse(process, ['kill', '_kill', '_debugProcess', '_debugEnd'], 'process', 'kill');
        refuse(os, ['setPriority'], 'os', 'kill');
        refuse(process, ['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups'], 'process', 'kill');
        refuse(v8, ['setFlagsFromString'], 'v8', 'kill');
    }
    if (closed('addon'))
        guardFunction(process, 'dlopen', () => denials.note('process.dlopen', 'addon'));
    if (closed('fs-read'))
        answerExistence();
    if (closed('fs-write'))
        guardFileWrites(denials);
    inertBindings(denials);
    syncBuiltinESMExports();
}
