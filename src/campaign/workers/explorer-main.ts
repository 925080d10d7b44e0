import { CoppiceError } from '../../core/coppice-error.ts';
import type { Explorer } from '../../engine/explorer.ts';
import type { GrammarInput } from '../../engine/grammar-input.ts';
import { InputSpace } from '../../engine/input-space.ts';
import { LocalExplorer } from '../../engine/local-explorer.ts';
import type {
  ExplorerJob,
  ExplorerReply,
  ExplorerRequest,
  ExplorerSetup,
  ExplorerStop,
  SentError,
} from './explorer-messages.ts';
import { performJob } from './perform-job.ts';

/** The main loop of an explorer process: performs one job after the other until the coordinator disconnects. */
async function serve(
  setup: ExplorerSetup,
  requests: AsyncIterable<ExplorerRequest>,
  signal: AbortSignal,
): Promise<void> {
  const explorer = await LocalExplorer.open({
    signal,
    target: setup.target,
    ...(setup.isolationOfNew === undefined ? {} : { isolationOfNew: setup.isolationOfNew }),
    ...(setup.solver === undefined ? {} : { solver: setup.solver }),
    space: new InputSpace(setup.domains),
    grammars: await loadGrammars(setup),
  });
  let told = 0;
  for await (const { id, job } of requests) {
    const result = await outcomeOf(explorer, job);
    const tables = await explorer.tables();
    reply({ id, tables: tables.slice(told), ...result });
    told = tables.length;
  }
}

async function loadGrammars({ grammars }: ExplorerSetup): Promise<readonly GrammarInput[]> {
  if (grammars.length === 0) return [];
  const { loadGrammarSync: loadGrammar } = await import('../../grammar/load-grammar.ts');
  return grammars.map(({ argument, source }) => ({
    argument,
    source,
    grammar: loadGrammar(source.name, source.start),
  }));
}

async function outcomeOf(
  explorer: Explorer,
  job: ExplorerJob,
): Promise<{ readonly answer: unknown } | { readonly error: SentError }> {
  try {
    return { answer: await performJob(explorer, job) };
  } catch (error) {
    return { error: sentError(error) };
  }
}

function sentError(error: unknown): SentError {
  if (!(error instanceof CoppiceError))
    return { text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  const { code, message, hint } = error;
  return { text: message, userError: { code, ...(hint === undefined ? {} : { hint }) } };
}

function reply(message: ExplorerReply): void {
  process.send?.(message);
}

/** Queue of the messages after the first one. */
class Requests implements AsyncIterable<ExplorerRequest> {
  readonly #waiting: ExplorerRequest[] = [];
  #wake: () => void = () => {};

  add(request: ExplorerRequest): void {
    this.#waiting.push(request);
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ExplorerRequest, void, undefined> {
    for (;;) {
      const request = this.#waiting.shift();
      if (request !== undefined) yield request;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

const requests = new Requests();
// The coordinator decides when to end, but an interrupt at the terminal reaches all its processes.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit(0));
process.once('message', (setup) => {
  const stop = new AbortController();
  process.on('message', (message: ExplorerRequest | ExplorerStop) => {
    if (message === 'stop') stop.abort();
    else requests.add(message);
  });
  void serve(setup as ExplorerSetup, requests, stop.signal);
});
