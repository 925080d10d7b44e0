import type { Engine } from '../../../../src/engine/engine.ts';
import { RemoteExplorer, type ExplorerProcess } from '../../../../src/campaign/workers/remote-explorer.ts';
import { TableEngine } from './table-engine.ts';
import type { OnStep } from './table-explorer.ts';
import { TableProcess, type DiesDuring } from './table-process.ts';
import type { TableSubject } from './table-subject.ts';

/** An engine whose explorers are remote ones, over processes that answer from a table and die when they are told to. */
export class RemoteTableEngine extends TableEngine implements Engine {
  readonly #diesDuring: DiesDuring;
  /** Number of processes that were started. */
  started = 0;

  constructor(subject: TableSubject, diesDuring: DiesDuring, onStep?: OnStep) {
    super(subject, onStep);
    this.#diesDuring = diesDuring;
  }

  override async openExplorers(...[{ target, space, signal }, count]: Parameters<Engine['openExplorers']>) {
    const start = (): ExplorerProcess => {
      this.started++;
      return new TableProcess(this.explorer(signal), this.#diesDuring) as unknown as ExplorerProcess;
    };
    const setup = { target, domains: space.domains, grammars: [] };
    return Array.from({ length: count }, () => this.opened(new RemoteExplorer(setup, signal, start)));
  }
}
