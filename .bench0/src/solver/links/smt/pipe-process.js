import { spawn } from 'node:child_process';
import { endWithUs } from '../../../processes/end-with-us.js';
import { readValues } from './read-model.js';
/** Time limit for a native solver: unlike the built-in Z3, not all of them have resource limits. */
const watchdogMs = 10_000;
const endMark = 'coppice-end';
/**
 * A solver that reads SMT-LIB from its standard input, such as `z3 -in` or `cvc5 --incremental`.
 * If it ends or stalls, the next query starts a new one.
 */
export class PipeProcess {
    name = 'native';
    #command;
    #parameters;
    #child;
    constructor(command, parameters) {
        this.#command = command;
        this.#parameters = parameters;
    }
    /** The process id of the solver, if one is running. */
    get pid() {
        return this.#child?.pid;
    }
    async ask({ text, names }) {
        const head = '(reset)(set-option :produce-models true)(set-logic ALL)';
        const checked = await this.#exchange(`${head}\n${text}\n(check-sat)\n`);
        if (checked.kind === 'broken')
            return { kind: 'unknown', reason: checked.reason };
        const [verdict] = checked.text.trim().split(/\s/);
        if (verdict === 'unsat')
            return { kind: 'unsat' };
        if (verdict !== 'sat')
            return { kind: 'unknown', reason: `${this.#command}: ${checked.text.trim().slice(0, 200)}` };
        if (names.length === 0)
            return { kind: 'sat', values: new Map() };
        const values = await this.#exchange(`(get-value (${names.join(' ')}))\n`);
        if (values.kind === 'broken')
            return { kind: 'unknown', reason: values.reason };
        return { kind: 'sat', values: readValues(values.text) };
    }
    async close() {
        const child = this.#child;
        this.#child = undefined;
        if (child === undefined || child.exitCode !== null)
            return;
        const ended = new Promise((resolve) => child.once('close', () => resolve()));
        child.kill('SIGKILL');
        await ended;
    }
    #start() {
        this.#child = spawn(this.#command, [...this.#parameters], { stdio: 'pipe' });
        endWithUs(this.#child);
        return this.#child;
    }
    /** Sends commands and returns the output up to the end mark, which the solver echoes last. */
    #exchange(text) {
        const child = this.#child ?? this.#start();
        return new Promise((resolve) => {
            let printed = '';
            const finish = (result) => {
                clearTimeout(watchdog);
                child.stdout.off('data', onData);
                child.off('close', onClose);
                child.off('error', onError);
                child.stdin.off('error', onError);
                if (result.kind === 'broken') {
                    if (this.#child === child)
                        this.#child = undefined;
                    // Errors of writes to a dying process must not end this process.
                    child.on('error', ignore);
                    child.stdin.on('error', ignore);
                    child.kill('SIGKILL');
                }
                resolve(result);
            };
            const onData = (chunk) => {
                printed += chunk.toString();
                const end = printed.indexOf(endMark);
                if (end >= 0)
                    finish({ kind: 'answered', text: printed.slice(0, end).replace(/"$/, '') });
            };
            const onClose = () => finish({ kind: 'broken', reason: `${this.#command} ended mid-query` });
            const onError = (error) => finish({ kind: 'broken', reason: `${this.#command}: ${error.message}` });
            const watchdog = setTimeout(() => finish({ kind: 'broken', reason: `${this.#command} gave no answer within ${watchdogMs} ms` }), watchdogMs);
            child.stdout.on('data', onData);
            child.once('close', onClose);
            child.once('error', onError);
            child.stdin.once('error', onError);
            child.stdin.write(`${text}(echo "${endMark}")\n`);
        });
    }
}
function ignore() {
    // The end of the process has already been reported.
}
