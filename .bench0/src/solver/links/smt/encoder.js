import { isScattered } from '../../path/conjuncts.js';
import { ConditionTerms } from './condition-terms.js';
import { NumberTerms } from './number-terms.js';
import { bigintText } from './smt-term.js';
import { stringLiteral } from './string-literal.js';
import { TextTerms } from './text-terms.js';
/**
 * Encodes conditions as SMT-LIB, each shared term once. What cannot be expressed is left open, so that `unsat` is a
 * proof.
 */
export class Encoder {
    theory;
    variables = new Map();
    open = [];
    /** Whether an opaque function is assumed to return numbers, because it once did: then `unsat` is not a proof. */
    hasGuessed = false;
    #hasBigints = false;
    #simplifier;
    #givesNumber;
    #numbers;
    #conditions;
    #texts;
    #known = new Map();
    #declarations = [];
    #definitions = [];
    #assertions = [];
    /**
     * `givesNumber`: whether an opaque function was observed to return a number.
     * `hasTexts`: whether whole texts are encoded, too, which requires a theory of unbounded integers.
     */
    constructor(theory, simplifier, givesNumber = () => false, hasTexts = false) {
        this.theory = theory;
        this.#simplifier = simplifier;
        this.#givesNumber = givesNumber;
        this.#numbers = new NumberTerms(theory, simplifier.boundsOf, (expr) => this.#known.get(expr));
        this.#conditions = new ConditionTerms(theory, this.#numbers);
        this.#texts = hasTexts ? new TextTerms(simplifier.boundsOf) : undefined;
    }
    get hasDoubles() {
        return this.#numbers.hasDoubles;
    }
    /** Whether `unsat` is a proof: reals prove nothing about doubles unless no double can have been rounded. */
    get provesUnsat() {
        return !this.hasGuessed && (this.theory.hasExactDoubles || !this.#numbers.hasInexact);
    }
    /**
     * The script of all assertions, with additional conditions for this call only. Shared terms are bound by `let`,
     * because defined functions would stay in a Z3 context and slow down every later query there.
     */
    scriptFor(extra = []) {
        const conditions = [...this.#assertions, ...this.#textTies(), ...extra];
        const isWhole = this.theory.name === 'integers' || this.#hasBigints;
        return {
            text: [...this.#declarations, `(assert ${this.#bound(`(and true ${conditions.join('\n')})`)})`].join('\n'),
            names: [...this.variables.values()].map(({ text }) => text),
            theory: this.#texts !== undefined ? 'texts' : isWhole ? 'integers' : this.hasDoubles ? 'floats' : 'bits',
        };
    }
    assert(condition) {
        this.#assertions.push(condition);
    }
    assertCondition(condition) {
        this.assert(this.#boolean(condition));
    }
    assertMembership(variable, set) {
        const term = this.encode(variable);
        if (term?.kind === 'bool') {
            if (set.size === 1)
                this.assert(set.has(1) ? term.text : `(not ${term.text})`);
            return;
        }
        if (term?.kind !== 'integer')
            return;
        // The condition that a scattered set comes from is asserted, too.
        const said = isScattered(set) ? [[set.min, set.max]] : [...set];
        const ranges = said.map(([from, to]) => this.#numbers.inRange(term, from, to));
        this.assert(ranges.length === 1 ? ranges[0] : `(or ${ranges.join(' ')})`);
    }
    /** The condition that a term has this value. */
    equality(term, value) {
        if (term.kind === 'bool')
            return typeof value === 'boolean' ? (value ? term.text : `(not ${term.text})`) : undefined;
        if (term.kind === 'text')
            return typeof value === 'string' ? `(= ${term.text} ${stringLiteral(value)})` : undefined;
        if (term.kind === 'bigint')
            return typeof value === 'bigint' ? `(= ${term.text} ${bigintText(value)})` : undefined;
        if (typeof value !== 'number')
            return undefined;
        if (term.kind === 'double') {
            const double = this.theory.double(value);
            return double && `(= ${term.text} ${double})`;
        }
        if (value < term.bounds.min || value > term.bounds.max || !Number.isInteger(value))
            return undefined;
        return this.#numbers.inRange(term, value, value);
    }
    encode(root) {
        // Operands first and without recursion: a running sum is as deep as the number of iterations.
        const pending = [root];
        while (pending.length > 0) {
            const expr = pending.at(-1);
            const missing = expr.kind === 'application' && !this.#known.has(expr)
                ? expr.operands.filter((operand) => !this.#known.has(operand))
                : [];
            if (missing.length > 0)
                pending.push(...missing);
            else {
                pending.pop();
                if (!this.#known.has(expr))
                    this.#known.set(expr, this.#make(expr));
            }
        }
        return this.#known.get(root);
    }
    #make(expr) {
        if (expr.kind === 'constant')
            return this.#constant(expr.value);
        if (expr.kind === 'variable')
            return this.#variable(expr);
        const made = this.#application(expr);
        if (made === undefined)
            return this.#leftOpen(expr);
        return expr.size > 3 ? this.#named(expr, made) : made;
    }
    #constant(value) {
        if (typeof value === 'boolean')
            return { kind: 'bool', text: String(value) };
        if (typeof value === 'bigint')
            return { kind: 'bigint', text: bigintText(value) };
        if (typeof value === 'number')
            return this.#numbers.constant(value);
        return typeof value === 'string' || value === undefined ? this.#texts?.constant(value) : undefined;
    }
    #variable(variable) {
        const term = this.#declared(`v${variable.id}`, variable);
        if (term !== undefined)
            this.variables.set(variable, term);
        return term;
    }
    #application(expr) {
        const terms = expr.operands.map((operand) => this.#known.get(operand));
        const ofTexts = this.#texts?.operation(expr, terms);
        if (ofTexts !== undefined)
            return ofTexts;
        if (expr.operands.length === 0 || terms.includes(undefined))
            return undefined;
        const operands = terms;
        const text = this.#conditions.operation(expr, operands);
        if (text !== undefined)
            return { kind: 'bool', text };
        if (expr.sort === 'bool')
            return undefined;
        if (expr.name !== 'conditional')
            return this.#numbers.operation(expr, operands);
        const [, yes, no] = operands;
        return this.#numbers.choice(this.#boolean(expr.operands[0]), yes, no);
    }
    /** A new constant of the expression's sort; undefined for texts if they are not encoded. */
    #declared(name, expr) {
        const bounds = this.#simplifier.boundsOf(expr);
        if (bounds !== undefined) {
            const term = { kind: 'integer', text: name, bounds };
            this.#declare(name, this.theory.integerSort(bounds));
            this.assert(this.theory.isWithin(term));
            return term;
        }
        switch (expr.sort) {
            case 'bool':
                this.#declare(name, 'Bool');
                return { kind: 'bool', text: name };
            case 'bigint':
                this.#hasBigints = true;
                this.#declare(name, 'Int');
                return { kind: 'bigint', text: name };
            case 'number':
                this.#declare(name, this.theory.doubleSort);
                return this.#numbers.double(name);
            case 'string':
                if (this.#texts === undefined)
                    return undefined;
                this.#declare(name, 'String');
                return { kind: 'text', text: name, isOptional: false };
            default:
                return this.#declaredOpaque(name, expr);
        }
    }
    /** Conditions that relate each text to its length and units. */
    #textTies() {
        if (this.#texts === undefined)
            return [];
        const texts = new Map([...this.variables].flatMap(([{ name, input }, term]) => (name === 'text' ? [[input, term]] : [])));
        const ties = [];
        for (const [input, { text }] of texts) {
            const length = this.#simplifier.lengthOf(input);
            if (length !== undefined)
                ties.push(`(= (str.len ${text}) ${length})`);
        }
        for (const [{ name, input, position }, { text }] of this.variables) {
            const whole = texts.get(input)?.text;
            if (whole === undefined)
                continue;
            if (name === 'length')
                ties.push(`(= ${text} (str.len ${whole}))`);
            if (name === 'unit')
                ties.push(`(=> (> (str.len ${whole}) ${position}) (= ${text} (str.to_code (str.at ${whole} ${position}))))`);
        }
        return ties;
    }
    #declaredOpaque(name, expr) {
        if (expr.kind !== 'application' || expr.name !== 'opaque' || !this.#givesNumber(expr))
            return undefined;
        this.hasGuessed = true;
        this.#declare(name, this.theory.doubleSort);
        return this.#numbers.double(name);
    }
    #declare(name, sort) {
        this.#declarations.push(`(declare-const ${name} ${sort})`);
    }
    #leftOpen(expr) {
        const term = this.#declared(`o${expr.id}`, expr);
        if (term !== undefined)
            this.open.push({ expr, term });
        return term;
    }
    #named(expr, term) {
        const name = `t${expr.id}`;
        this.#definitions.push(`(${name} ${term.text})`);
        return { ...term, text: name };
    }
    /** Binds the definitions around the body; a term comes after those that it consists of. */
    #bound(body) {
        const heads = this.#definitions.map((definition) => `(let (${definition})\n`);
        return heads.join('') + body + ')'.repeat(heads.length);
    }
    #boolean(expr) {
        const term = this.encode(expr);
        const truth = term && this.#conditions.truth(term);
        if (truth !== undefined)
            return truth;
        throw new TypeError(`${expr.toString()} is not a condition`);
    }
}
