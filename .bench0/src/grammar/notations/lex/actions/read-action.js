import { initial } from '../lex-file.js';
import { ReturnReader } from './read-returns.js';
const complaint = /\b\w*(?:err|error|exit|abort|die|fatal|panic|invalid|illegal|unexpected|unterminated|bad)\w*\s*\(|\bthrow\b|\bstderr\b|\bcerr\b/i;
const complaintText = /"[^"\n]*(?:error|illegal|invalid|unknown|unexpected|unrecogni[sz]ed|unterminated|mystery|bad )[^"\n]*"/i;
/** Interprets the actions of one lex file. */
export class ActionReader {
    #source;
    #isToken;
    #isCondition;
    #returns;
    constructor(source, isToken, isCondition) {
        this.#source = source;
        this.#isToken = isToken;
        this.#isCondition = isCondition;
        this.#returns = new ReturnReader(source, isToken);
    }
    read(action) {
        const code = this.#source.expand(action, (name) => this.#isToken(name) || this.#isCondition(name));
        const returns = this.#returns.read(code);
        return {
            returns,
            switchesTo: this.#findSwitch(code),
            isError: returns.length === 0 && (complaint.test(code) || complaintText.test(action)),
            readsOn: this.#readsOn(code),
            isBeginning: returns.length === 0 && /\byymore\s*\(/.test(code),
            givesBack: /\bREJECT\b|\byyless\s*\(|\b(?:yy)?unput\s*\(/.test(code),
        };
    }
    #findSwitch(code) {
        const found = /\b(?:(BEGIN|yybegin|YY_START\s*=)\s*\(?\s*(\w+)|yy_push_state\s*\(\s*(\w+)|(yy_pop_state)\s*\()/.exec(code);
        if (found === null)
            return undefined;
        const [, , begun, pushed, popped] = found;
        if (popped !== undefined)
            return { kind: 'pop' };
        const name = (begun ?? pushed);
        const condition = name === '0' ? initial : name;
        if (condition !== initial && !this.#isCondition(condition))
            return { kind: 'computed' };
        return { kind: begun === undefined ? 'push' : 'set', condition };
    }
    #readsOn(code) {
        const reading = /\b(?:yy)?input\s*\(/;
        if (reading.test(code))
            return true;
        const called = [...code.matchAll(/\b([A-Za-z_]\w*)\s*\(/g)].map((match) => match[1]);
        return called.some((name) => reading.test(this.#source.bodyOf(name) ?? ''));
    }
}
