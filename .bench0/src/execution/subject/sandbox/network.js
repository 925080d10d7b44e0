import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { guardFunction } from './guarded-function.js';
/** Guards the functions that all network access goes through, including that of `tls`, `http`, `http2` and `fetch`. */
export function guardNetwork(denials) {
    const refuse = (holder, names, label) => {
        for (const name of names)
            guardFunction(holder, name, () => denials.refuse(`${label}.${name}`, 'net'));
    };
    refuse(net.Socket.prototype, ['connect'], 'net.Socket');
    refuse(net.Server.prototype, ['listen', '_listen2'], 'net.Server');
    refuse(net, ['_createServerHandle'], 'net');
    refuse(dgram.Socket.prototype, ['bind', 'bindSync', 'connect', 'connectSync', 'send', 'sendto'], 'dgram.Socket');
    refuse(dgram, ['_createSocketHandle'], 'dgram');
    refuse(dns, queries(dns), 'dns');
    refuse(dns.promises, queries(dns.promises), 'dns.promises');
    refuse(dns.Resolver.prototype, queries(dns.Resolver.prototype), 'dns.Resolver');
    refuse(dns.promises.Resolver.prototype, queries(dns.promises.Resolver.prototype), 'dns.promises.Resolver');
}
function queries(holder) {
    return Object.getOwnPropertyNames(holder).filter((name) => /^(?:lookup|resolve|reverse)/u.test(name));
}
