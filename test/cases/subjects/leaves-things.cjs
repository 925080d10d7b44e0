/** Leaves something behind in the process; `look` tells what there is of it. */
const leave = {
  timer: () => setTimeout(() => null.timer, 3),
  interval: () => setInterval(() => null.interval, 4),
  immediate: () => setImmediate(() => setImmediate(() => setImmediate(() => null.immediate))),
  chain: () => setTimeout(() => setTimeout(() => null.chain, 1), 1),
  distantTimer: () => setTimeout(() => null.distantTimer, 40),
  harmlessInterval: () => setInterval(() => {}, 1),
  idleTimer: () => setTimeout(() => null.idleTimer, 5).unref(),
  variables() {
    process.env.COPPICE_TEST_LEFT = 'left';
    delete process.env.PATH;
  },
  environment() {
    process.env = {};
  },
  folder: () => process.chdir(__dirname),
  mask: () => process.umask(0o77),
  exitCode() {
    process.exitCode = 4;
  },
  listener: () => process.on('uncaughtException', () => {}),
  noListeners: () => process.removeAllListeners(),
};

function look() {
  return JSON.stringify([
    process.env.COPPICE_TEST_LEFT ?? null,
    typeof process.env.PATH,
    process.cwd(),
    process.umask(),
    process.exitCode ?? null,
    process.listenerCount('uncaughtException'),
    process.listenerCount('unhandledRejection'),
  ]);
}

exports.names = Object.keys(leave);
exports.target = (text) => {
  if (text === 'look') return look();
  if (text === 'wait') return new Promise((resolve) => setTimeout(() => resolve(look()), 60));
  if (text === 'timers') return [setTimeout.name, setTimeout.length, require('node:timers').setTimeout === setTimeout].join();
  leave[text]();
};
