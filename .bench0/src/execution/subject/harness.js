import { harnessSymbolName } from '../../instrument/concolic/harness-access.js';
import { decode, encode } from '../../instrument/hooks/wire-format.js';
import { withBuffers } from './target/buffers.js';
import { callerPlace } from './errors/caller-place.js';
const ErrorClass = Error;
const TypeErrorClass = TypeError;
const latin1 = Buffer.prototype.toString;
const { apply } = Reflect;
const { create } = Object;
/** Needed here too: a configuration file that contains properties is loaded in the subject process. */
const defineConfig = (config) => config;
/** A file may contain a target and the call that explores it: the import must work here, but the call cannot. */
const notHere = (name) => () => {
    throw new ErrorClass(`${name} cannot be called in the process that runs a target`);
};
/** Never thrown here, but a target may use it with `instanceof`. */
class CoppiceError extends ErrorClass {
}
/** Implements `symbolic` and `assume` in a subject process. */
export class Harness {
    #parts;
    /** Known domains by their encoded description. */
    #domains = create(null);
    #calls = create(null);
    #given = [];
    #asked = [];
    #nextInput = 0;
    #isExcluded = false;
    /** Like `symbolic`, but identified by a name instead of a source place. */
    askFor;
    /** The function of `driven/drive-target.ts`, which is loaded with the target. */
    makeObjects;
    constructor(parts) {
        this.#parts = parts;
        const { recording } = parts;
        const symbolic = (domain) => {
            const value = this.#answer(domain, callerPlace(symbolic, parts.targetFile));
            recording?.deliver(symbolic, value.shadow);
            return value.value;
        };
        const assume = (condition) => {
            if (condition)
                return;
            this.#isExcluded = true;
            throw new ErrorClass('an assumption does not hold');
        };
        this.askFor = (domain, name) => {
            const value = this.#answer(domain, name);
            recording?.deliver(this.askFor, value.shadow);
            return value.value;
        };
        recording?.adopt(symbolic, assume);
        recording?.adoptGiver(this.askFor);
        const functions = Object.freeze({
            symbolic,
            assume,
            defineConfig,
            explore: notHere('explore'),
            suite: notHere('suite'),
            loadGrammar: notHere('loadGrammar'),
            CoppiceError,
        });
        Object.defineProperty(globalThis, Symbol.for(harnessSymbolName), { value: functions });
    }
    startRun({ given, nextInput }) {
        this.#calls = create(null);
        this.#given = given;
        this.#asked = [];
        this.#nextInput = nextInput;
        this.#isExcluded = false;
    }
    get asked() {
        return this.#asked;
    }
    /** Whether an assumption failed, even if the subject caught the error. */
    get isExcluded() {
        return this.#isExcluded;
    }
    #answer(written, place) {
        const known = this.#describe(written);
        const call = this.#calls[place] ?? 0;
        this.#calls[place] = call + 1;
        const key = `${place}#${call}`;
        const given = this.#givenFor(key, known.identity);
        const first = given?.first ?? this.#nextInput;
        if (given === undefined)
            this.#nextInput += known.inputCount;
        this.#asked[this.#asked.length] = { key, first, domain: known.domain };
        const { leaves, objects } = given ?? known;
        const value = withBuffers([given === undefined ? decode(known.encodedDefault) : given.value], leaves)[0];
        const { recording } = this.#parts;
        const shadow = recording?.attachShadows(value, leaves, first) ?? 0;
        if (objects.length === 0 || this.makeObjects === undefined)
            return { value, shadow };
        const asked = [objects, [value]];
        if (recording === undefined)
            return { value: this.makeObjects(objects, [value]), shadow };
        const { result, shadow: made } = recording.callOwn(this.makeObjects, asked);
        return { value: result, shadow: made };
    }
    #describe(written) {
        let bytes;
        try {
            bytes = encode(written);
        }
        catch {
            throw new TypeErrorClass('symbolic: the domain contains a value that is not plain data');
        }
        const text = apply(latin1, bytes, ['latin1']);
        const known = this.#domains[text];
        if (known !== undefined)
            return known;
        const answer = this.#parts.ask({ kind: 'domain', written });
        if (answer.kind !== 'domain')
            throw new TypeErrorClass(answer.message);
        return (this.#domains[text] = { ...answer, encodedDefault: encode(answer.defaultValue) });
    }
    #givenFor(key, domainIdentity) {
        for (let i = 0; i < this.#given.length; i++) {
            const given = this.#given[i];
            if (given.key === key && given.domainIdentity === domainIdentity)
                return given;
        }
        return undefined;
    }
}
