import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Keeps a list of processes, `+ PID` adds to it and `- PID` takes away, and kills what is on it when its input ends: the
 * system closes that as soon as the process at the other end is gone, however it went. An interrupt is not meant for it.
 */
const keeper = `trap '' HUP INT QUIT TERM
live=' '
while read -r sign pid; do
  if [ "$sign" = + ]; then live="$live$pid "; else live="\${live%% $pid *} \${live#* $pid }"; fi
done
[ "$live" = ' ' ] || kill -9 $live 2>/dev/null`;

/** Without a shell it cannot be started however often. */
const mostFailures = 3;

/** The shell that ends our processes if we do not live to do so. It starts with the first of them. */
class Guard {
  readonly #live = new Set<number>();
  #shell: ChildProcess | undefined;
  #failures = 0;

  add(pid: number): void {
    this.#live.add(pid);
    if (this.#shell === undefined) this.#start();
    else this.#tell(`+ ${pid}\n`);
  }

  remove(pid: number): void {
    if (this.#live.delete(pid)) this.#tell(`- ${pid}\n`);
  }

  #start(): void {
    if (this.#failures >= mostFailures) return;
    // In a session of its own: what ends all processes of a terminal or a job at once is not to end it first.
    const shell = spawn('/bin/sh', ['-c', keeper], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' });
    this.#shell = shell;
    shell.unref();
    (shell.stdin as unknown as { unref(): void } | null)?.unref();
    shell.stdin?.on('error', () => {});
    shell.once('error', () => this.#lost(shell));
    shell.once('exit', () => this.#lost(shell));
    this.#tell([...this.#live].map((pid) => `+ ${pid}\n`).join(''));
  }

  #tell(text: string): void {
    this.#shell?.stdin?.write(text);
  }

  #lost(shell: ChildProcess): void {
    if (this.#shell !== shell) return;
    this.#shell = undefined;
    this.#failures++;
    if (this.#live.size > 0) this.#start();
  }
}

const guard = new Guard();

/**
 * A process that must not outlive this one, not even if this one is killed, and whatever it does: one in an endless loop
 * would never notice by itself. Windows ends the processes of a process with it.
 */
export function endWithUs(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || process.platform === 'win32') return;
  guard.add(pid);
  child.once('exit', () => guard.remove(pid));
}
