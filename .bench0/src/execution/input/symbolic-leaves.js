import { inputCount } from '../../constraint/domains/domain-inputs.js';
import { contains } from '../../constraint/domains/domain.js';
/** The symbolic parts of arguments, with inputs numbered by their domains. */
export function symbolicLeaves(domains, args) {
    const collector = new LeafCollector();
    collector.addAll(domains, args, domains.map((_, index) => [index]), 0);
    return collector.leaves;
}
class LeafCollector {
    leaves = [];
    /** Number of lists around the current part. */
    #lists = 0;
    addAll(domains, values, paths, first) {
        let input = first;
        domains.forEach((domain, index) => {
            this.#add(domain, values[index], paths[index], input);
            input += inputCount(domain);
        });
    }
    #add(domain, value, path, input) {
        const { leaves } = this;
        switch (domain.kind) {
            case 'const':
                return;
            case 'string':
                leaves.push({ path, input, as: 'text' });
                return;
            case 'bytes':
                leaves.push({
                    path,
                    input,
                    as: 'bytes',
                    buffer: domain.as === 'buffer',
                    isOpen: domain.exactLength === undefined,
                });
                return;
            case 'template': {
                const parts = domain.parts.map((part) => part.kind === 'text' ? part.text : { length: part.length, isOpen: part.minLength !== part.maxLength });
                leaves.push({ path, input, as: 'template', parts });
                return;
            }
            case 'oneOf':
                this.#addChosen(domain.options, value, path, input);
                return;
            case 'array':
                this.#addList(domain, value, path, input);
                return;
            case 'tuple':
                this.addAll(domain.elements, value, domain.elements.map((_, i) => [...path, i]), input);
                return;
            case 'object': {
                const names = Object.keys(domain.fields);
                const values = names.map((name) => value[name]);
                this.addAll(Object.values(domain.fields), values, names.map((name) => [...path, name]), input);
                return;
            }
            case 'optional':
                if (this.#lists > 0)
                    leaves.push({ path, input, as: 'presence', isThere: value !== undefined });
                if (value !== undefined)
                    this.#add(domain.of, value, path, input + 1);
                return;
            case 'built':
                this.#add(domain.of, value.content, [...path, 'content'], input);
                return;
            default:
                leaves.push({ path, input, as: domain.kind });
        }
    }
    #addList(domain, items, path, input) {
        const isOpen = domain.exactLength === undefined;
        if (isOpen)
            this.leaves.push({ path: [...path, 'length'], input, as: 'length' });
        // If elements are branched on, so is their number: runs with equal branches must have the same next branch.
        const isDecided = isOpen && isDecidedInLists(domain.element);
        const step = inputCount(domain.element);
        this.#lists++;
        items.forEach((item, index) => {
            if (isDecided)
                this.leaves.push({ path, input, as: 'element', index, isThere: true });
            this.#add(domain.element, item, [...path, index], input + 1 + index * step);
        });
        this.#lists--;
        const index = items.length;
        if (isDecided && index < domain.maxLength)
            this.leaves.push({ path, input, as: 'element', index, isThere: false });
    }
    /** A choice among primitives is a variable; otherwise only the chosen option is followed. */
    #addChosen(options, value, path, input) {
        const constants = options.map((option) => option.kind === 'const' && isPrimitive(option.value) ? [option.value] : []);
        if (constants.every(({ length }) => length === 1)) {
            this.leaves.push({ path, input, as: 'choice', values: constants.flat() });
            return;
        }
        const index = options.findIndex((option) => contains(option, value));
        if (index < 0)
            return;
        if (this.#lists > 0)
            this.leaves.push({ path, input, as: 'option', index, count: options.length });
        const before = options.slice(0, index).reduce((sum, option) => sum + inputCount(option), 0);
        this.#add(options[index], value, path, input + 1 + before);
    }
}
/** Whether the run begins with branches on values of this domain if they are elements of a list. */
function isDecidedInLists(domain) {
    switch (domain.kind) {
        case 'optional':
            return true;
        case 'oneOf':
            return !domain.options.every((option) => option.kind === 'const' && isPrimitive(option.value));
        case 'array':
            return isDecidedInLists(domain.element);
        case 'tuple':
            return domain.elements.some(isDecidedInLists);
        case 'object':
            return Object.values(domain.fields).some(isDecidedInLists);
        // Objects in a list are made before the target runs, which requires that the elements exist.
        case 'built':
            return true;
        default:
            return false;
    }
}
function isPrimitive(value) {
    return value === null || !['object', 'function', 'symbol'].includes(typeof value);
}
