/** What subjects do to the process they run in, to the machine, or to those who wait for them: statements, by name. */
export const ways = {
  // Never ends.
  'endless loop': 'for (;;);',
  'loop of microtasks': 'const again = () => Promise.resolve().then(again); again();',
  'loop of ticks': 'const again = () => process.nextTick(again); again();',
  'loop of immediates': 'const again = () => setImmediate(again); again(); return new Promise(() => {});',
  'loop of awaits': 'return (async () => { for (;;) await null; })();',
  'endless generator': 'for (const _ of (function* () { for (;;) yield 1; })());',
  'pattern that backtracks': "/^(a+)+$/.test('a'.repeat(60) + '!');",
  'wait for memory': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
  'promise that is never settled': 'return new Promise(() => setInterval(() => {}, 50));',
  'loop in a getter of the result': 'return { get then() { for (;;); } };',
  'loop in a text of the error': 'throw { toString() { for (;;); }, get message() { for (;;); } };',
  'loop in the stack of an error': "throw Object.defineProperty(new Error('x'), 'stack', { get() { for (;;); } });",
  'loop in a trap of the result': 'return new Proxy({}, { get() { for (;;); }, ownKeys() { for (;;); } });',
  'loop at exit': "process.on('exit', () => { for (;;); }); process.exit(0);",
  'signals ignored': "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); for (;;);",
  'hundred milliseconds in each run': 'const end = performance.now() + 100; while (performance.now() < end);',
  // Ends the process.
  exit: 'process.exit(0);',
  'exit later': 'setTimeout(() => process.exit(7), 1); return new Promise((done) => setTimeout(done, 20));',
  abort: 'process.abort();',
  'kill of itself': "process.kill(process.pid, 'SIGKILL');",
  'kill of the parent': "process.kill(process.ppid, 'SIGKILL');",
  'kill of the group': "process.kill(0, 'SIGKILL');",
  'stop of itself': "process.kill(process.pid, 'SIGSTOP');",
  'exit code': 'process.exitCode = 9;',
  reallyExit: 'process.reallyExit(3);',
  // Uses up memory or the stack.
  'memory in the heap': 'const kept = []; for (;;) kept.push(new Array(1e5).fill(1.5));',
  'memory outside the heap': 'const kept = []; for (;;) kept.push(Buffer.alloc(1 << 26, 1));',
  'endless recursion': 'const deeper = (n) => deeper(n + 1) + 1; return deeper(0);',
  'endless text': "let text = 'ab'; for (;;) text += text;",
  'endless listeners': "for (;;) process.on('message', () => {});",
  // Reaches for descriptors.
  'write to every descriptor':
    "for (let fd = 0; fd < 40; fd++) try { require('node:fs').writeSync(fd, 'garbage'); } catch {}",
  'bytes to every descriptor':
    "for (let fd = 3; fd < 40; fd++) try { require('node:fs').writeSync(fd, Buffer.alloc(4096, 255)); } catch {}",
  'every descriptor closed': "for (let fd = 3; fd < 40; fd++) try { require('node:fs').closeSync(fd); } catch {}",
  'every descriptor read':
    "for (let fd = 3; fd < 40; fd++) try { require('node:fs').readSync(fd, Buffer.alloc(1)); } catch {}",
  'streams closed': 'process.stdout.destroy(); process.stderr.destroy(); process.stdin.destroy();',
  'flood of output': "for (let i = 0; i < 2000; i++) process.stdout.write('x'.repeat(1000) + '\\u001b[2J');",
  'input awaited': "return new Promise((done) => process.stdin.on('data', done));",
  // Changes what all code shares.
  'array methods replaced':
    'for (const name of Object.getOwnPropertyNames(Array.prototype)) try { Array.prototype[name] = () => { throw 1; }; } catch {}',
  'typed array methods replaced':
    'const methods = Object.getPrototypeOf(Uint8Array.prototype); methods.set = methods.fill = methods.subarray = () => { throw 1; };',
  'text methods replaced':
    "for (const name of ['slice', 'split', 'indexOf', 'charCodeAt']) String.prototype[name] = () => 'patched';",
  'promises replaced': 'Promise.prototype.then = () => {}; globalThis.Promise = class {};',
  'globals frozen':
    'for (const name of Object.getOwnPropertyNames(globalThis)) try { Object.freeze(globalThis[name]); Object.freeze(globalThis[name].prototype); } catch {}',
  'globals deleted':
    'for (const name of Object.getOwnPropertyNames(globalThis)) try { delete globalThis[name]; } catch {}',
  'prototype polluted': 'Object.prototype.length = 7; Object.prototype.get = () => { throw 1; };',
  'process emptied': 'for (const name of Object.keys(process)) try { process[name] = undefined; } catch {}',
  'clock stopped': 'Date.now = () => 0; performance.now = () => 0; globalThis.setTimeout = () => 0;',
  'stacks replaced': 'Error.stackTraceLimit = 0; Error.prepareStackTrace = () => { throw 1; };',
  'JSON replaced': "JSON.stringify = () => 'x'; JSON.parse = () => { throw 1; };",
  // Leaves things behind.
  'timers left': 'for (let i = 0; i < 50; i++) setInterval(() => {}, 1);',
  'timer that throws': "setTimeout(() => { throw new Error('late'); }, 3);",
  'rejection left': "Promise.reject(new Error('left'));",
  'exceptions swallowed': "process.on('uncaughtException', () => {}); throw new Error('swallowed');",
  'process left': "require('node:child_process').spawn('sleep', ['600'], { detached: true }).unref();",
  'thread left': "new (require('node:worker_threads').Worker)('for (;;);', { eval: true });",
  'server left': "require('node:net').createServer().listen(0);",
  'file left': "require('node:fs').writeFileSync(__filename + '.left', 'x');",
  'folder of the project removed':
    "require('node:fs').rmSync(require('node:path').dirname(__filename), { recursive: true, force: true });",
  'working directory changed': "process.chdir('/');",
  'environment emptied': 'for (const name of Object.keys(process.env)) delete process.env[name];',
  // Confuses those who read its results.
  'null thrown': 'throw null;',
  'proxy thrown': 'throw new Proxy(new Error(), { get() { throw 1; }, getPrototypeOf() { throw 1; } });',
  'error with a huge message': "throw new Error('x'.repeat(5e7));",
  'circle as a result': 'const circle = {}; circle.self = circle; return circle;',
  'huge result': 'return new Array(3e6).fill({ a: 1 });',
  'result with throwing getters': "return { get a() { throw new Error('no'); }, toJSON() { throw new Error('no'); } };",
  'revoked proxy as a result': 'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy;',
};

/** When it does that: the text of a module whose `target` takes a text. */
export const moments = {
  'in every run': (way) => `module.exports.target = function target(text) { ${way} };\n`,
  'in one branch': (way) =>
    `module.exports.target = function target(text) { if (text[0] === 'x' && text.length > 2) { ${way} } return 0; };\n`,
  'at load': (way) => `(function () { ${way} })();\nmodule.exports.target = (text) => text.length;\n`,
};
