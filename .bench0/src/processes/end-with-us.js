import { spawn } from 'node:child_process';
/**
 * Shell script that keeps a list of processes (`+ PID` adds one, `- PID` removes one) and kills them when its input
 * ends. The system closes that input as soon as the process at the other end has ended, for whatever reason. The script
 * ignores interrupts, because they are not meant for it.
 */
const keeper = `trap '' HUP INT QUIT TERM
live=' '
while read -r sign pid; do
  if [ "$sign" = + ]; then live="$live$pid "; else live="\${live%% $pid *} \${live#* $pid }"; fi
done
[ "$live" = ' ' ] || kill -9 $live 2>/dev/null`;
/** Upper limit of failed starts: on a system without a shell, every start fails. */
const mostFailures = 3;
/** The shell that kills our child processes if this process is killed first. It starts with the first child. */
class Guard {
    #live = new Set();
    #shell;
    #failures = 0;
    add(pid) {
        this.#live.add(pid);
        if (this.#shell === undefined)
            this.#start();
        else
            this.#tell(`+ ${pid}\n`);
    }
    remove(pid) {
        if (this.#live.delete(pid))
            this.#tell(`- ${pid}\n`);
    }
    #start() {
        if (this.#failures >= mostFailures)
            return;
        // In a session of its own: a signal to all processes of a terminal or a job must not end the shell first.
        const shell = spawn('/bin/sh', ['-c', keeper], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' });
        this.#shell = shell;
        shell.unref();
        shell.stdin?.unref();
        shell.stdin?.on('error', () => { });
        shell.once('error', () => this.#lost(shell));
        shell.once('exit', () => this.#lost(shell));
        this.#tell([...this.#live].map((pid) => `+ ${pid}\n`).join(''));
    }
    #tell(text) {
        this.#shell?.stdin?.write(text);
    }
    #lost(shell) {
        if (this.#shell !== shell)
            return;
        this.#shell = undefined;
        this.#failures++;
        if (this.#live.size > 0)
            this.#start();
    }
}
const guard = new Guard();
/**
 * Makes sure that a child process ends with this one, even if this one is killed and the child is in an endless loop.
 * Windows does so by itself.
 */
export function endWithUs(child) {
    const { pid } = child;
    if (pid === undefined || process.platform === 'win32')
        return;
    guard.add(pid);
    child.once('exit', () => guard.remove(pid));
}
