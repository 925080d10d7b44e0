import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { TextInput } from './text-input.js';
const { defineProperty } = Object;
const NativeDate = Date;
const nativeReadFile = fs.readFileSync;
const BufferClass = Buffer;
/** The text of standard input. */
let inputText = '';
/** The last time that the clock returned. */
let shown = 0;
let isStarted = false;
/** Replaces the clock, `Math.random` and reads of standard input, once, before the target is loaded. */
export function installSurroundings({ stdin, clock, random }, askFor) {
    if (random)
        Math.random = () => (askFor('int32', 'Math.random') >>> 0) / 4_294_967_296;
    if (clock)
        installClock(askFor);
    if (stdin) {
        fs.readFileSync = readFile;
        syncBuiltinESMExports();
    }
}
/** Sets the environment for a run; returns the arguments that are the target's own. */
export function surround({ stdin, argv, env }, script, args, own) {
    let next = own;
    shown = 0;
    isStarted = false;
    if (stdin) {
        inputText = args[next];
        next++;
        defineProperty(process, 'stdin', { value: new TextInput(inputText), configurable: true, writable: true });
    }
    if (argv) {
        const given = args[next];
        next++;
        const list = [process.execPath, script];
        for (let i = 0; i < given.length; i++)
            list[i + 2] = given[i];
        process.argv = list;
    }
    if (env.length > 0)
        setVariables(env, args[next]);
    const kept = [];
    for (let i = 0; i < own; i++)
        kept[i] = args[i];
    return kept;
}
function setVariables(names, values) {
    for (let i = 0; i < names.length; i++) {
        const name = names[i];
        if (values[name] === undefined)
            delete process.env[name];
        else
            process.env[name] = values[name];
    }
}
/** `readFileSync`, with the input text for the descriptor and the path of standard input. */
function readFile(path, options) {
    if (path !== 0 && path !== '/dev/stdin')
        return Reflect.apply(nativeReadFile, this, [path, options]);
    const encoding = typeof options === 'string' ? options : options?.encoding;
    return typeof encoding === 'string' && encoding !== 'buffer' ? inputText : BufferClass.from(inputText);
}
/** The time of the clock: whole seconds from 1901 to 2038, never decreasing. */
function now(askFor) {
    const next = askFor('int32', 'clock') * 1000;
    if (!isStarted || next > shown)
        shown = next;
    isStarted = true;
    return shown;
}
function installClock(askFor) {
    let start;
    performance.now = () => {
        const time = now(askFor);
        start ??= time;
        return time - start;
    };
    const ClockDate = function (...args) {
        if (new.target === undefined)
            return new NativeDate(now(askFor)).toString();
        return Reflect.construct(NativeDate, args.length === 0 ? [now(askFor)] : args, new.target);
    };
    ClockDate.prototype = NativeDate.prototype;
    ClockDate.now = () => now(askFor);
    ClockDate.parse = NativeDate.parse;
    ClockDate.UTC = NativeDate.UTC;
    defineProperty(ClockDate, 'name', { value: 'Date', configurable: true });
    defineProperty(ClockDate, 'length', { value: NativeDate.length, configurable: true });
    defineProperty(NativeDate.prototype, 'constructor', { value: ClockDate, configurable: true, writable: true });
    globalThis.Date = ClockDate;
}
