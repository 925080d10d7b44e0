import { defaultInputs } from '../inputs/default-inputs.js';
import { InputSpace } from '../../engine/input-space.js';
/** Builds inputs from words: one word for each argument with a grammar, in order, and default values for the others. */
export class GrammarArguments {
    grammars;
    /** Default values of the other arguments, one list for each shape of their domains; empty texts in place of words. */
    rests;
    #space;
    #places;
    constructor(space, inputs) {
        this.#space = space;
        this.grammars = inputs.map(({ grammar }) => grammar);
        this.#places = inputs.map(({ argument }) => argument);
        const others = new InputSpace(this.#placed(space.domains, () => ({ kind: 'const', value: '' })));
        this.rests = defaultInputs(others).inputs.map((input) => others.argumentsOf(input));
    }
    /** Returns an input that is symbolic in all its parts. */
    ofWords(words, rest) {
        const input = this.#space.inputOf(this.#placed(rest, (place) => words[place]));
        if (input.kind !== 'args')
            return input;
        const longest = Math.max(...words.map(({ length }) => length));
        return { ...input, domains: this.#placed(this.#space.domains, (_, domain) => withRoom(domain, longest)) };
    }
    /** Returns an input that is symbolic in the holes of its templates and in the other arguments. */
    ofTemplates(filled, rest) {
        const input = this.#space.inputOf(this.#placed(rest, (place) => filled[place]?.text));
        const [first] = filled;
        if (input.kind === 'text')
            return first === undefined ? input : { ...input, template: first.template };
        if (input.kind === 'bytes')
            return input;
        const domains = this.#placed(this.#space.domains, (place, domain) => filled[place]?.template ?? domain);
        return { ...input, domains };
    }
    /** Returns the filled templates of an input made by `ofTemplates`, possibly with other fillings since. */
    filledIn(input) {
        if (input.kind === 'text')
            return input.template === undefined ? [] : [{ text: input.text, template: input.template }];
        if (input.kind === 'bytes')
            return [];
        return this.#places.flatMap((argument) => {
            const template = input.domains?.[argument];
            return template?.kind === 'template' ? [{ text: input.args[argument], template }] : [];
        });
    }
    /** Returns the texts of the arguments that have a grammar; they need not be words of it. */
    wordsOf(input) {
        const args = this.#space.argumentsOf(input);
        return this.#places.map((place) => (typeof args[place] === 'string' ? args[place] : ''));
    }
    /** Returns the arguments without a grammar, with empty texts in place of words. */
    restOf(input) {
        return this.#placed(this.#space.argumentsOf(input), () => '');
    }
    #placed(list, of) {
        return list.map((item, argument) => {
            const place = this.#places.indexOf(argument);
            return place === -1 ? item : of(place, item);
        });
    }
}
/** Raises the length limit of the domain: words of a grammar may be longer than other values. */
function withRoom(domain, length) {
    switch (domain.kind) {
        case 'string':
            return { ...domain, maxLength: Math.max(domain.maxLength, length) };
        case 'optional':
            return { ...domain, of: withRoom(domain.of, length) };
        case 'oneOf':
            return { ...domain, options: domain.options.map((option) => withRoom(option, length)) };
        default:
            return domain;
    }
}
/** Returns true if texts are values of the domain, so that a grammar can be given for it. */
export function takesText(domain) {
    if (domain.kind === 'optional')
        return takesText(domain.of);
    if (domain.kind === 'oneOf')
        return domain.options.some(takesText);
    return domain.kind === 'string';
}
