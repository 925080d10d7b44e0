import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { endWithUs } from '../../../processes/end-with-us.ts';
import { readValues } from './read-model.ts';
import type { SmtProcess, SmtReply, SmtScript } from './smt-process.ts';

/** Time limit for a native solver: unlike the built-in Z3, not all of them have resource limits. */
const watchdogMs = 10_000;

const endMark = 'coppice-end';

/** What became of one question: the answer, or why the process gave none. */
type Exchange =
  { readonly kind: 'answered'; readonly text: string } | { readonly kind: 'broken'; readonly reason: string };

/**
 * A solver that reads SMT-LIB from its standard input, such as `z3 -in` or `cvc5 --incremental`.
 * If it ends or stalls, the next query starts a new one.
 */
export class PipeProcess implements SmtProcess {
  readonly name = 'native';
  readonly #command: string;
  readonly #parameters: readonly string[];
  #child: ChildProcessWithoutNullStreams | undefined;

  constructor(command: string, parameters: readonly string[]) {
    this.#command = command;
    this.#parameters = parameters;
  }

  /** The process id of the solver, if one is running. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async ask({ text, names }: SmtScript): Promise<SmtReply> {
    const head = '(reset)(set-option :produce-models true)(set-logic ALL)';
    const checked = await this.#exchange(`${head}\n${text}\n(check-sat)\n`);
    if (checked.kind === 'broken') return { kind: 'unknown', reason: checked.reason };
    const [verdict] = checked.text.trim().split(/\s/);
    if (verdict === 'unsat') return { kind: 'unsat' };
    if (verdict !== 'sat') return { kind: 'unknown', reason: `${this.#command}: ${checked.text.trim().slice(0, 200)}` };
    if (names.length === 0) return { kind: 'sat', values: new Map() };
    const values = await this.#exchange(`(get-value (${names.join(' ')}))\n`);
    if (values.kind === 'broken') return { kind: 'unknown', reason: values.reason };
    return { kind: 'sat', values: readValues(values.text) };
  }

  async close(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    child.kill('SIGKILL');
    await ended;
  }

  #start(): ChildProcessWithoutNullStreams {
    this.#child = spawn(this.#command, [...this.#parameters], { stdio: 'pipe' });
    endWithUs(this.#child);
    return this.#child;
  }

  /** Sends commands and returns the output up to the end mark, which the solver echoes last. */
  #exchange(text: string): Promise<Exchange> {
    const child = this.#child ?? this.#start();
    return new Promise((resolve) => {
      let printed = '';
      const finish = (result: Exchange): void => {
        clearTimeout(watchdog);
        child.stdout.off('data', onData);
        child.off('close', onClose);
        child.off('error', onError);
        child.stdin.off('error', onError);
        if (result.kind === 'broken') {
          if (this.#child === child) this.#child = undefined;
          // Errors of writes to a dying process must not end this process.
          child.on('error', ignore);
          child.stdin.on('error', ignore);
          child.kill('SIGKILL');
        }
        resolve(result);
      };
      const onData = (chunk: Buffer): void => {
        printed += chunk.toString();
        const end = printed.indexOf(endMark);
        if (end >= 0) finish({ kind: 'answered', text: printed.slice(0, end).replace(/"$/, '') });
      };
      const onClose = (): void => finish({ kind: 'broken', reason: `${this.#command} ended mid-query` });
      const onError = (error: Error): void => finish({ kind: 'broken', reason: `${this.#command}: ${error.message}` });
      const watchdog = setTimeout(
        () => finish({ kind: 'broken', reason: `${this.#command} gave no answer within ${watchdogMs} ms` }),
        watchdogMs,
      );
      child.stdout.on('data', onData);
      child.once('close', onClose);
      child.once('error', onError);
      child.stdin.once('error', onError);
      child.stdin.write(`${text}(echo "${endMark}")\n`);
    });
  }
}

function ignore(): void {
  // The end of the process has already been reported.
}
