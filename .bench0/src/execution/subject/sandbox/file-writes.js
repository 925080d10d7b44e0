import fs from 'node:fs';
import Module from 'node:module';
import traceEvents from 'node:trace_events';
import v8 from 'node:v8';
import { guardFunction } from './guarded-function.js';
/** The functions of `fs` whose first argument is a path that they change. */
const writers = [
    'appendFile',
    'chmod',
    'chown',
    'copyFile',
    'cp',
    'lchmod',
    'lchown',
    'link',
    'lutimes',
    'mkdir',
    'mkdtemp',
    'mkdtempDisposable',
    'rename',
    'rm',
    'rmdir',
    'symlink',
    'truncate',
    'unlink',
    'utimes',
    'writeFile',
];
const writeFlags = fs.constants.O_WRONLY | fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_TRUNC;
/**
 * Notes each attempt to write a file, because a subject may catch the error that the permission model throws. Ways to
 * write that the model does not cover are refused here.
 */
export function guardFileWrites(denials) {
    const noting = (name, concerns) => {
        return (args) => {
            if (concerns(args))
                denials.note(`fs.${name}`, 'fs-write');
        };
    };
    for (const name of writers) {
        guardFunction(fs, name, noting(name, isPath));
        guardFunction(fs, `${name}Sync`, noting(`${name}Sync`, isPath));
        guardFunction(fs.promises, name, noting(name, isPath));
    }
    guardFunction(fs, 'createWriteStream', noting('createWriteStream', isPath));
    for (const holder of [fs, fs.promises])
        guardFunction(holder, 'open', noting('open', opensForWriting));
    guardFunction(fs, 'openSync', noting('openSync', opensForWriting));
    const refusing = (holder, name, label) => guardFunction(holder, name, () => denials.refuse(`${label}.${name}`, 'fs-write'));
    refusing(traceEvents, 'createTracing', 'trace_events');
    refusing(Module, 'enableCompileCache', 'module');
    guardFunction(v8, 'writeHeapSnapshot', () => denials.note('v8.writeHeapSnapshot', 'fs-write'));
    guardFunction(process.report, 'writeReport', () => denials.note('process.report.writeReport', 'fs-write'));
    guardDatabases(denials);
}
function isPath(args) {
    const first = args[0];
    return typeof first !== 'number' && (typeof first !== 'object' || first === null || !('fd' in first));
}
function opensForWriting(args) {
    const flags = args[1];
    if (typeof flags === 'number')
        return (flags & writeFlags) !== 0;
    return typeof flags === 'string' && flags !== 'r' && flags !== 'rs' && flags !== 'sr';
}
/** Guards `node:sqlite`, whose files the permission model does not cover. */
function guardDatabases(denials) {
    const { getBuiltinModule } = process;
    const sqlite = getBuiltinModule?.('node:sqlite');
    if (sqlite === undefined)
        return;
    for (const name of ['DatabaseSync', 'Database']) {
        guardFunction(sqlite, name, (args) => {
            if (args[0] !== ':memory:')
                denials.refuse(`sqlite.${name}`, 'fs-write');
        });
    }
    guardFunction(sqlite, 'backup', () => denials.refuse('sqlite.backup', 'fs-write'));
}
