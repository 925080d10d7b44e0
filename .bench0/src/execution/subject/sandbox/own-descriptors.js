import fs from 'node:fs';
import net from 'node:net';
import tty from 'node:tty';
import { descriptor } from '../../process/protocol.js';
import { guardFunction } from './guarded-function.js';
/** The functions of `fs` whose first argument is or may be a descriptor. */
const byDescriptor = [
    'appendFile',
    'close',
    'fchmod',
    'fchown',
    'fdatasync',
    'fstat',
    'fsync',
    'ftruncate',
    'futimes',
    'read',
    'readFile',
    'readv',
    'write',
    'writeFile',
    'writev',
];
const lowest = descriptor.inputs;
const highest = descriptor.marker;
const { hasOwn } = Object;
/**
 * Denies the subject the descriptors of Coppice's own channels: an input may determine which descriptor is written to.
 */
export function guardOwnDescriptors(denials) {
    const check = (what, number) => {
        if (typeof number !== 'number' || number < lowest || number > highest)
            return;
        denials.refuse(`${what} on descriptor ${number}, which is Coppice's own,`, undefined);
    };
    for (const name of byDescriptor) {
        guardFunction(fs, name, (args) => check(`fs.${name}`, args[0]));
        guardFunction(fs, `${name}Sync`, (args) => check(`fs.${name}Sync`, args[0]));
    }
    for (const name of ['ReadStream', 'WriteStream'])
        guardFunction(tty, name, (args) => check(`tty.${name}`, args[0]));
    guardFunction(net, 'Socket', (args) => check('net.Socket', descriptorOf(args[0])));
    guardFunction(net, 'Stream', (args) => check('net.Stream', descriptorOf(args[0])));
}
function descriptorOf(options) {
    if (typeof options !== 'object' || options === null || !hasOwn(options, 'fd'))
        return undefined;
    return options.fd;
}
