const childProcess = require('node:child_process');
const cluster = require('node:cluster');
const dgram = require('node:dgram');
const dns = require('node:dns');
const fs = require('node:fs');
const http2 = require('node:http2');
const inspector = require('node:inspector');
const Module = require('node:module');
const net = require('node:net');
const os = require('node:os');
const path = require('node:path');
const tls = require('node:tls');
const traceEvents = require('node:trace_events');
const tty = require('node:tty');
const v8 = require('node:v8');
const { WASI } = require('node:wasi');
const { Worker } = require('node:worker_threads');

const precious = path.join(__dirname, 'precious', 'kept.txt');
const beside = path.join(__dirname, 'written.txt');

/** Each harms something outside of its process, or would. */
const harms = {
  'write to the first descriptor': () => fs.writeSync(3, 'garbage that is longer than a header'),
  'write to the second descriptor': () => fs.writeSync(4, Buffer.alloc(100)),
  'write to the third descriptor': () => fs.writeSync(5, Buffer.alloc(100)),
  'write to the marker': () => fs.writeSync(6, Buffer.alloc(100, 255), 0, 100, 0),
  'write later to a descriptor': () => new Promise((done) => fs.write(3, 'garbage', done)),
  'write a file to a descriptor': () => fs.writeFileSync(3, 'garbage'),
  'append to a descriptor': () => fs.appendFileSync(4, 'garbage'),
  'write pieces to a descriptor': () => fs.writevSync(3, [Buffer.from('garbage')]),
  'read a descriptor': () => fs.readSync(3, Buffer.alloc(1)),
  'read a descriptor as a file': () => fs.readFileSync(4),
  'close a descriptor': () => fs.closeSync(3),
  'close the marker': () => fs.closeSync(6),
  'truncate the marker': () => fs.ftruncateSync(6, 0),
  'stream to a descriptor': () =>
    new Promise((done) => fs.createWriteStream(null, { fd: 3 }).on('error', done).write('garbage')),
  'socket on a descriptor': () => new net.Socket({ fd: 3 }).write('garbage'),
  'terminal on a descriptor': () => new tty.WriteStream(3),
  'kill the parent': () => process.kill(process.ppid, 'SIGKILL'),
  'kill the parent by another name': () => process._kill(process.ppid, 9),
  'kill itself': () => process.kill(process.pid, 'SIGSTOP'),
  'debug the parent': () => process._debugProcess(process.ppid),
  'slow the parent down': () => os.setPriority(process.ppid, 19),
  'become another user': () => process.setuid(65534),
  'flags of the engine': () => v8.setFlagsFromString('--stack-size=65500'),
  'open the inspector': () => inspector.open(0),
  'connect to the inspector': () => new inspector.Session().connect(),
  'listen by a handle': () => net._createServerHandle('127.0.0.1', 0, 4),
  'listen by an inner method': () => new net.Server()._listen2('127.0.0.1', 0, 4, 1),
  'connect by tls': () => tls.connect({ port: 1, host: '127.0.0.1' }),
  'connect by http2': () => http2.connect('http://127.0.0.1:1'),
  'fetch quietly': () => fetch('http://127.0.0.1:8099').catch(() => 'quiet'),
  'look a name up': () => dns.promises.lookup('localhost'),
  'resolve a name': () => new dns.Resolver().resolve4('localhost', () => {}),
  'start a process': () => childProcess.spawn('true'),
  'start a shell': () => childProcess.execSync('true'),
  'fork': () => childProcess.fork(__filename),
  'fork a cluster': () => cluster.fork(),
  'start a thread': () => new Worker('1', { eval: true }),
  'load an addon': () => process.dlopen({ exports: {} }, '/nowhere.node'),
  'use a binding': () => process.binding('fs').open('x'),
  'write a snapshot': () => v8.writeHeapSnapshot(beside),
  'write a report': () => process.report.writeReport(beside),
  'write a trace': () => traceEvents.createTracing({ categories: ['node.perf'] }).enable(),
  'write a file': () => fs.writeFileSync(beside, ''),
  'write a file by a stream': () => new Promise((done) => new fs.WriteStream(beside).on('error', done)),
  'write a file by a promise': () => fs.promises.writeFile(beside, ''),
  'write by a handle': async () => (await fs.promises.open(beside, 'w')).close(),
  'open a file to write': () => fs.openSync(beside, fs.constants.O_WRONLY | fs.constants.O_CREAT),
  'copy a file': () => fs.copyFileSync(precious, beside),
  'copy a folder': () => fs.cpSync(path.dirname(precious), beside, { recursive: true }),
  'link a file': () => fs.linkSync(precious, beside),
  'link a file by name': () => fs.symlinkSync(precious, beside),
  'rename a file': () => fs.renameSync(precious, beside),
  'truncate a file': () => fs.truncateSync(precious, 0),
  'make a folder': () => fs.mkdirSync(beside),
  'make a folder for a while': () => fs.mkdtempSync(beside),
  'remove a folder': () => fs.rmSync(path.dirname(precious), { recursive: true }),
  'remove a file quietly': () => fs.unlink(precious, () => {}),
  'mode of a file': () => fs.chmodSync(precious, 0),
  'mode of an open file': () => fs.fchmodSync(fs.openSync(precious), 0),
  'times of an open file': () => fs.futimesSync(fs.openSync(precious), 1, 1),
  'times of a file': () => fs.utimesSync(precious, 1, 1),
  'system interface': () => new WASI({ version: 'preview1', preopens: { '/': __dirname } }),
};
// What not all versions of Node have.
if (dgram._createSocketHandle) harms['connect by a handle'] = () => dgram._createSocketHandle('127.0.0.1', 0, 'udp4');
if (process.execve) harms['become another program'] = () => process.execve('/bin/true', ['true']);
if (Module.enableCompileCache) harms['write compiled code'] = () => Module.enableCompileCache(beside);
const sqlite = process.getBuiltinModule?.('node:sqlite');
if (sqlite) harms['write a database'] = () => new sqlite.DatabaseSync(beside).exec('create table a (b)');

exports.target = (text) => {
  const harm = harms[text];
  return harm ? harm() : text;
};
exports.names = Object.keys(harms);
