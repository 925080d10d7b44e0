import { firstTokenText, tokensInput, } from '../../core/lexicon.js';
import { operatorCode } from '../../core/operators.js';
import { emptyList, isObject, sameValue, textSlice } from '../realm/intrinsics.js';
import { listIn, storeShadow, valueAtLocation } from './locations.js';
import { madeOf } from './token-field.js';
import { TokenTraining } from './token-training.js';
import { placedBy, tokenAt } from './token-place.js';
const noArguments = emptyList();
/**
 * Makes the tokens that a tokenizer reads symbolic: the terminal and the text of each token are variables. First it
 * observes the tokenizer on training inputs, whose tokens are known. Decisions of the tokenizer itself are not
 * recorded.
 */
export class TokenObserver {
    #registers;
    #recorder;
    #side;
    #trainingInputs;
    #learned;
    #fields = emptyList();
    #text;
    /** The number of tokens read in this run. */
    #count = 0;
    constructor(registers, recorder, side) {
        this.#registers = registers;
        this.#recorder = recorder;
        this.#side = side;
    }
    reset() {
        this.#recorder.events.muted = 0;
        this.#text = undefined;
        this.#count = 0;
    }
    /** Starts the training. */
    study(lexicon) {
        this.#learned = undefined;
        this.#trainingInputs = new TokenTraining(lexicon);
    }
    get hasStudied() {
        return this.#trainingInputs === undefined || this.#trainingInputs.isFull;
    }
    /** Ends the training and returns what was learned. */
    learn() {
        const learned = this.#trainingInputs?.learn();
        const isCalled = this.#trainingInputs?.isBegun === true;
        this.#trainingInputs = undefined;
        this.#learned = learned;
        if (learned === undefined)
            return { isCalled };
        const fields = emptyList();
        for (let at = 0; at < learned.fields.length; at++) {
            const field = learned.fields[at];
            fields[at] = { ...field, kinds: holdsObjects(field) ? this.#recorder.kinds.tableOf(field.values) : undefined };
        }
        this.#fields = fields;
        return described(learned);
    }
    /** Sets the text of this run. */
    follow(text) {
        this.#text = text;
    }
    /**
     * Mutes the events of the tokenizer. Without a text to follow, the whole input is symbolic, and so are the decisions
     * of the tokenizer.
     */
    enter() {
        if (this.#text === undefined)
            return;
        this.#trainingInputs?.begin();
        this.#recorder.events.muted++;
    }
    leave() {
        if (this.#recorder.events.muted > 0)
            this.#recorder.events.muted--;
        if (this.#text !== undefined)
            this.#trainingInputs?.end(this.#text);
    }
    /** Called before the tokenizer returns; gives the shadow of its result. */
    given(given, self, args, names, at) {
        const text = this.#text;
        if (text === undefined)
            return 0;
        const list = listIn(given);
        const around = names && at && { names, at };
        if (list === undefined)
            return this.#read({ given, self, args, around }, text);
        for (let at = 0; at < list.length; at++)
            this.#read({ given: list[at], self: undefined, args: noArguments }, text);
        return 0;
    }
    #read(read, text) {
        if (this.#trainingInputs !== undefined) {
            this.#trainingInputs.watch(read, text);
            return 0;
        }
        const position = this.#learned === undefined ? -1 : this.#positionOf(read, text, this.#learned);
        let shadow = 0;
        for (let at = 0; at < this.#fields.length; at++) {
            const field = this.#fields[at];
            const value = valueAtLocation(field.location, read);
            const own = position < 0 ? 0 : this.#shadowOf(field, position, value, text);
            if (field.location.root === 0 && field.location.keys.length === 0)
                shadow = own;
            else
                storeShadow(field.location, read, this.#side, own);
        }
        return shadow;
    }
    /**
     * The position of the token that was read. If the last token and the text end together, the kind decides between that
     * token and the end of input.
     */
    #positionOf(read, text, { place }) {
        const { terminals } = text.spans;
        const count = this.#count++;
        if (place.location === undefined)
            return count < terminals.length ? count : -1;
        const value = placedBy(place, read, text);
        const position = value === undefined ? -1 : tokenAt(place.form, value, text);
        if (position !== terminals.length - 2 || this.#agree(read, position, text))
            return position;
        return this.#agree(read, position + 1, text) ? position + 1 : position;
    }
    #agree(read, position, text) {
        for (let at = 0; at < this.#fields.length; at++) {
            const field = this.#fields[at];
            const dependence = field.dependences[text.spans.terminals[position]];
            if (dependence !== 'none' && !isExpected(field, position, valueAtLocation(field.location, read), text))
                return false;
        }
        return true;
    }
    /** The shadow of a field; 0 if its value is not the learned one. */
    #shadowOf(field, position, value, text) {
        const terminal = text.spans.terminals[position];
        const dependence = field.dependences[terminal];
        if (dependence === 'none' || !isExpected(field, position, value, text))
            return 0;
        const { table, tables, kinds } = this.#recorder;
        this.#registers.live = 1;
        if (dependence !== 'constant')
            return this.#ofText(dependence, position, value, text);
        const variable = table.node(operatorCode.token, tokensInput, position, 0, terminal);
        if (field.kinds !== undefined)
            return kinds.choice(field.kinds, variable, value);
        const values = tables.values(field.values, field.values);
        return table.node(operatorCode.select, values, variable, 0, value);
    }
    #ofText(dependence, position, value, text) {
        const { table } = this.#recorder;
        const own = ownText(text, position);
        const variable = table.node(operatorCode.text, firstTokenText + position, 0, 0, own);
        if (dependence === 'text')
            return variable;
        if (dependence === 'number')
            return table.node(operatorCode.numberOf, variable, 0, 0, value);
        return table.node(operatorCode.slice, variable, table.constant(1), table.constant(-1), value);
    }
}
function holdsObjects({ values }) {
    for (let at = 0; at < values.length; at++)
        if (isObject(values[at]))
            return true;
    return false;
}
function isExpected({ dependences, values }, position, value, text) {
    const terminal = text.spans.terminals[position];
    const dependence = dependences[terminal];
    if (dependence === 'none')
        return false;
    const expected = dependence === 'constant' ? values[terminal] : madeOf(dependence, ownText(text, position));
    return sameValue(expected, value);
}
function ownText({ text, spans }, position) {
    return textSlice(text, spans.starts[position], spans.ends[position]);
}
function described({ place: { location, lines, form }, fields, terminals, refused }) {
    const names = [];
    for (let at = 0; at < fields.length; at++)
        names[at] = fields[at].location.name;
    const line = lines === undefined ? '' : `${lines.location.name}, `;
    return {
        place: location === undefined ? 'order' : `${line}${location.name} = ${form}`,
        fields: names,
        terminals,
        refused,
    };
}
