import { CoppiceError } from '../../../core/coppice-error.js';
import { parseTargetName } from '../../../execution/target-name.js';
const defaults = { maxLength: 64, timeoutSeconds: 5 };
const known = new Set(['max_total_time', 'runs', 'seed', 'max_len', 'timeout', 'artifact_prefix', 'workers']);
/** Reads `-flag=value` and operands; `--` before flags of libFuzzer, as Jazzer.js has it, is allowed. */
export function readLibfuzzerArguments(args) {
    const flags = new Map();
    const operands = [];
    for (const arg of args) {
        const { name, value } = /^-(?<name>[a-z_]\w*)=(?<value>.*)$/su.exec(arg)?.groups ?? {};
        if (name !== undefined)
            flags.set(name, value ?? '');
        else if (arg !== '--')
            operands.push(arg);
    }
    const unknown = operands.find((operand) => operand.startsWith('-'));
    if (unknown !== undefined) {
        throw new CoppiceError('unknown-option', `unknown option \`${unknown}\``, {
            hint: 'flags are those of libFuzzer: -runs=1000',
        });
    }
    const [name, ...corpus] = operands;
    if (name === undefined) {
        throw new CoppiceError('missing-operand', 'FILE is missing', { hint: 'name the file that exports `fuzz`' });
    }
    const { file, exportName } = parseTargetName(name);
    const seconds = numberOf(flags, 'max_total_time', 0);
    const runs = numberOf(flags, 'runs', -1);
    return {
        target: { file, exportName: exportName === '' ? 'fuzz' : exportName },
        corpus,
        timeMs: seconds > 0 ? seconds * 1000 : undefined,
        runs: runs >= 0 ? Math.max(1, runs) : undefined,
        seed: flags.get('seed') ?? '1',
        maxLength: numberOf(flags, 'max_len', 0) || defaults.maxLength,
        timeLimitMs: numberOf(flags, 'timeout', defaults.timeoutSeconds) * 1000,
        artifactPrefix: flags.get('artifact_prefix') ?? './',
        workers: Math.max(1, numberOf(flags, 'workers', 1)),
        ignored: [...flags.keys()].filter((flag) => !known.has(flag)),
    };
}
function numberOf(flags, name, fallback) {
    const text = flags.get(name);
    if (text === undefined)
        return fallback;
    const number = /^-?\d+$/u.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(number))
        return number;
    throw new CoppiceError('bad-value', `-${name} takes a whole number, not \`${text}\``);
}
