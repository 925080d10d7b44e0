import { domainParts } from '../constraint/domains/domain-inputs.js';
import { IntervalSet } from '../constraint/interval-set.js';
import { shapeOf } from './shape-of.js';
/** The set of all inputs of a target. */
export class InputSpace {
    domains;
    #limits;
    constructor(domains) {
        this.domains = domains;
        this.#limits = new Map(domainLimits({ kind: 'tuple', elements: domains }, 0));
    }
    /** Returns a `text` or `bytes` input if the target takes only one text or one byte array, else an `args` input. */
    inputOf(args) {
        const [only] = this.domains;
        if (this.domains.length === 1 && only?.kind === 'string')
            return { kind: 'text', text: args[0] };
        if (this.domains.length === 1 && only?.kind === 'bytes')
            return { kind: 'bytes', bytes: args[0] };
        return { kind: 'args', args, domains: this.domains };
    }
    /** Restores the domains of arguments that were read from a file. */
    withDomains(input) {
        return input.kind === 'args' ? { ...input, domains: this.domains } : input;
    }
    shapeOf(input) {
        return shapeOf({ kind: 'tuple', elements: this.domainsOf(input) }, this.argumentsOf(input));
    }
    /** Returns the limits on lengths and choices that solutions for flips of this input's run must satisfy. */
    domainLimits(input) {
        const domains = this.domainsOf(input);
        if (domains === this.domains)
            return this.#limits;
        return new Map(domainLimits({ kind: 'tuple', elements: domains }, 0));
    }
    /** Returns the domains of this input's parts; an input of a template has its own. */
    domainsOf(input) {
        if (input.kind === 'text' && input.template !== undefined)
            return [input.template];
        return (input.kind === 'args' ? input.domains : undefined) ?? this.domains;
    }
    argumentsOf(input) {
        if (input.kind === 'args')
            return input.args;
        return [input.kind === 'text' ? input.text : input.bytes];
    }
}
/** Returns the limits on lengths and choices of the values of a domain, by number of the input. */
export function domainLimits(domain, first) {
    return [...domainParts(domain, first)].flatMap(([part, place]) => {
        const limit = limitOf(part);
        return limit === undefined ? [] : [[place, limit]];
    });
}
function limitOf(domain) {
    switch (domain.kind) {
        case 'string':
        case 'bytes':
        case 'array':
            return IntervalSet.range(domain.exactLength ?? 0, domain.exactLength ?? domain.maxLength);
        case 'oneOf':
            return IntervalSet.range(0, domain.options.length - 1);
        default:
            return undefined;
    }
}
