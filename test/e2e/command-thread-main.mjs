import { workerData } from 'node:worker_threads';

import { main } from '../../dist/cli/main.js';
import { shownText } from '../../dist/core/text/shown-text.js';
import { plainStyle } from '../../dist/core/text/style.js';

const { port, done } = workerData;

/** Collects what is written, as the bytes of a pipe would carry it. */
class Output {
  style = plainStyle;
  columns = undefined;
  text = '';

  async write(text) {
    this.text += Buffer.from(shownText(text)).toString('utf8');
  }
}

port.on('message', async ({ args, input }) => {
  const [out, err] = [new Output(), new Output()];
  const status = await main(args, { out, err, screen: undefined, readInput: async () => Buffer.from(input) });
  port.postMessage({ status, stdout: out.text, stderr: err.text });
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
});
