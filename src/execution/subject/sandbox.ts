import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import Module, { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workerThreads from 'node:worker_threads';

import type { Permission } from '../permission.ts';
import type { Denials } from './denials.ts';
import { watchFileWrites } from './file-writes.ts';
import { inertBindings } from './inert-bindings.ts';

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;
type Functions = Record<string, unknown>;

/**
 * Node's permission model keeps the subject from files, processes and addons, but not from the network, and a Worker
 * would be free of it. Runs after the module hooks are in (they may need a thread) and before the subject loads.
 * Against accidents of generated inputs, not against code that means harm.
 */
export function closeSandbox(allow: readonly Permission[], denials: Denials): void {
  const closed = (permission: Permission): boolean => !allow.includes(permission);
  const refuse = (holder: object, names: readonly string[], label: string, permission: Permission): void => {
    for (const name of names) {
      replace(holder, name, () => () => denials.refuse(`${label}.${name}`, permission));
    }
  };
  /** The permission model refuses by itself: only make a note. */
  const note = (holder: object, names: readonly string[], label: string, permission: Permission): void => {
    for (const name of names) {
      replace(
        holder,
        name,
        (original) =>
          function (...args) {
            denials.note(`${label}.${name}`, permission);
            return Reflect.apply(original, this, args);
          },
      );
    }
  };
  if (closed('net')) {
    refuse(net.Socket.prototype, ['connect'], 'net.Socket', 'net');
    refuse(net.Server.prototype, ['listen'], 'net.Server', 'net');
    refuse(dgram.Socket.prototype, ['bind', 'connect', 'send'], 'dgram.Socket', 'net');
    refuse(dns, queries(dns), 'dns', 'net');
    refuse(dns.promises, queries(dns.promises), 'dns.promises', 'net');
    refuse(dns.Resolver.prototype, queries(dns.Resolver.prototype), 'dns.Resolver', 'net');
    refuse(dns.promises.Resolver.prototype, queries(dns.promises.Resolver.prototype), 'dns.Resolver', 'net');
  }
  if (closed('child')) {
    note(childProcess.ChildProcess.prototype, ['spawn'], 'child_process', 'child');
    note(childProcess, ['spawnSync', 'execSync', 'execFileSync'], 'child_process', 'child');
  }
  if (closed('worker')) {
    refuse(workerThreads, ['Worker'], 'worker_threads', 'worker');
    refuse(Module, ['register'], 'module', 'worker');
  }
  if (closed('kill')) refuse(process, ['kill', '_kill'], 'process', 'kill');
  if (closed('fs-write')) watchFileWrites(denials);
  inertBindings();
  syncBuiltinESMExports();
}

function queries(holder: object): string[] {
  return Object.getOwnPropertyNames(holder).filter((name) => /^(?:lookup|resolve|reverse)/u.test(name));
}

/** `function` because the subject may call it with `new`. */
function replace(holder: object, name: string, make: (original: AnyFunction) => AnyFunction): void {
  const original = (holder as Functions)[name];
  if (typeof original !== 'function') return;
  const made = make(original as AnyFunction);
  const replacement = function (this: unknown, ...args: unknown[]): unknown {
    return Reflect.apply(made, this, args);
  };
  Object.defineProperty(replacement, 'name', { value: name, configurable: true });
  Object.defineProperty(holder, name, { value: replacement, writable: true, configurable: true, enumerable: true });
}
