import type { Engine } from '../../../../src/engine/engine.ts';
import type { Explorer } from '../../../../src/engine/explorer.ts';
import type { ExplorerOptions } from '../../../../src/engine/explorer-options.ts';
import type { TargetOptions } from '../../../../src/execution/open-target.ts';
import type { RunInput } from '../../../../src/execution/input/run-input.ts';
import type { Run, RunnableTarget } from '../../../../src/execution/target.ts';
import { TableExplorer, type OnStep } from './table-explorer.ts';
import { textOf, type TableSubject } from './table-subject.ts';

/** An engine whose subject is a table: it starts no process, and the same campaign takes the same course every time. */
export class TableEngine implements Engine {
  readonly #subject: TableSubject;
  readonly #onStep: OnStep;
  /** Texts that explorers ran, in order. */
  readonly ran: string[] = [];
  /** Targets and explorers that were opened and are not closed. */
  readonly open = new Set<object>();

  constructor(subject: TableSubject, onStep: OnStep = () => undefined) {
    this.#subject = subject;
    this.#onStep = onStep;
  }

  readonly openTarget = async (options: TargetOptions): Promise<RunnableTarget> => {
    options.signal?.throwIfAborted();
    const target = new TableTarget(this.#subject, options, this.#onStep, () => this.open.delete(target));
    this.open.add(target);
    return target;
  };

  async openExplorers({ signal }: ExplorerOptions, count: number): Promise<readonly Explorer[]> {
    signal?.throwIfAborted();
    return Array.from({ length: count }, () => this.explorer(signal));
  }

  explorer(signal: AbortSignal | undefined): Explorer {
    const explorer = new TableExplorer(this.#subject, (step) => this.#step(step), signal);
    return this.opened(explorer);
  }

  /** Counts an explorer as open until it is closed. */
  opened(explorer: Explorer): Explorer {
    this.open.add(explorer);
    const close = explorer.close.bind(explorer);
    explorer.close = async () => {
      this.open.delete(explorer);
      await close();
    };
    return explorer;
  }

  async #step(step: Parameters<OnStep>[0]): Promise<void> {
    await this.#onStep(step);
    if (step.kind === 'run') this.ran.push(step.text);
  }
}

class TableTarget implements RunnableTarget {
  readonly #subject: TableSubject;
  readonly #options: TargetOptions;
  readonly #onStep: OnStep;
  readonly close: () => Promise<void>;

  constructor(subject: TableSubject, options: TargetOptions, onStep: OnStep, onClose: () => void) {
    this.#subject = subject;
    this.#options = options;
    this.#onStep = onStep;
    this.close = async () => onClose();
  }

  get siteTables(): RunnableTarget['siteTables'] {
    return [this.#subject.sites];
  }

  siteOf(): undefined {}

  siteText(site: number): string {
    return `${this.#subject.file}:${site}:1`;
  }

  async *run(inputs: Iterable<RunInput>): AsyncGenerator<Run, void, undefined> {
    for (const input of inputs) yield await this.runOne(input);
  }

  async runOne(input: RunInput): Promise<Run> {
    if (this.#options.build === 'native') await this.#onStep({ kind: 'native', text: textOf(input) });
    this.#options.signal?.throwIfAborted();
    return this.#subject.run(input, this.#options.build);
  }
}
