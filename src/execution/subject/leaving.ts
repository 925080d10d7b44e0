import type { RunMarker } from './run-marker.ts';

const { apply } = Reflect;

/** Notes who makes the process leave. `quit` is the loop's own way out. */
export function watchExit(marker: RunMarker): { quit(): never } {
  const exit = process.exit;
  const abort = process.abort;
  process.exit = function (code) {
    marker.leave({
      what: `process.exit(${code === undefined ? '' : String(code)})`,
      stack: new Error('exit').stack ?? '',
    });
    return apply(exit, process, [code]);
  };
  process.abort = function () {
    marker.leave({ what: 'process.abort()', stack: new Error('abort').stack ?? '' });
    return apply(abort, process, []);
  };
  return { quit: () => apply(exit, process, [0]) };
}
