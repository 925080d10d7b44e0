import { emitArguments } from '../calls/call-arguments.js';
import { hooked } from '../calls/call.js';
import { decidedKey, decidedMethod } from '../calls/callee.js';
import { describeCallee } from '../calls/describe-callee.js';
import { ifSet, isNullish, list, none, sequence } from '../emitted.js';
import { memberName, readShadow } from './member.js';
import { operand } from './operand.js';
import { throwNotes } from '../calls/throw-notes.js';
import { unwrap } from './unwrap.js';
/** Emits `a?.b.c(d)`: each `?.` becomes a test that guards the rest of the chain, which is nested inside it. */
export function emitChain(context, node) {
    const value = context.temporary();
    const shadow = context.temporary();
    const chain = new ChainWriter(context, shadow);
    const code = chain.link(node.expression, (last) => `(${value} = ${last.code}, ${shadow} = ${last.shadow}, ${value})`);
    return { code: `(${code})`, shadow };
}
export function emitChainCallee(context, { expression: last }) {
    const [target, self, selfShadow, unused] = [
        context.temporary(),
        context.temporary(),
        context.temporary(),
        context.temporary(),
    ];
    const chain = new ChainWriter(context, unused);
    const code = last.type === 'MemberExpression' && last.object.type !== 'Super'
        ? chain.link(last.object, (object) => chain.member(last, object, ({ code }) => code, { self, selfShadow }))
        : chain.link(last, ({ code }) => code);
    return { setup: `${self} = void 0, ${selfShadow} = 0, ${target} = (${code}), `, target, self, selfShadow };
}
/** Emits `delete a?.b`, which is true if `a` is null or undefined. */
export function emitChainDeletion(context, { expression: last }) {
    const chain = new ChainWriter(context, context.temporary(), 'true');
    if (last.type === 'MemberExpression' && last.object.type !== 'Super')
        return `(${chain.link(last.object, (object) => chain.deletion(last, object))})`;
    return `(${chain.link(last, ({ code }) => `(${code}, true)`)})`;
}
class ChainWriter {
    #context;
    #shadow;
    #skipped;
    /** @param skipped the value of the chain if a link is null or undefined */
    constructor(context, shadow, skipped = 'void 0') {
        this.#context = context;
        this.#shadow = shadow;
        this.#skipped = skipped;
    }
    link(node, then) {
        if (node.type === 'MemberExpression' && node.object.type !== 'Super') {
            return this.link(node.object, (object) => this.member(node, object, then));
        }
        if (node.type === 'CallExpression' && node.callee.type !== 'Super')
            return this.#call(node, then);
        return then(this.#context.parts.expression(node));
    }
    member(node, object, then, receiver) {
        const held = this.#hold(object);
        const place = this.#place(node, held);
        const value = this.#context.temporary();
        const shadow = this.#context.temporary();
        const received = receiver === undefined ? '' : `${receiver.self} = ${held.value}, ${receiver.selfShadow} = ${held.shadow}, `;
        const read = readShadow(this.#context, node, place, value);
        const code = sequence(received, place.setup, `${value} = ${place.access}`, `${shadow} = ${read}`, value);
        return this.#guarded(node, node.optional, held, then({ code, shadow }));
    }
    deletion(node, object) {
        const held = this.#hold(object);
        const place = this.#place(node, held);
        return this.#guarded(node, node.optional, held, `(${place.setup}delete ${place.access})`);
    }
    #call(node, then) {
        const callee = unwrap(node.callee);
        if (callee.type === 'ChainExpression') {
            const { setup, target, self, selfShadow } = emitChainCallee(this.#context, callee);
            const held = { setup, value: target, shadow: none };
            return this.#guarded(node, node.optional, held, then(this.#invoke(node, target, { setup: '', value: self, shadow: selfShadow })));
        }
        if (callee.type === 'MemberExpression' && callee.object.type !== 'Super') {
            return this.link(callee.object, (object) => this.#method(node, callee, object, then));
        }
        // Only a method of `super` has a receiver here, which is `this`.
        const self = callee.type === 'MemberExpression' ? { setup: '', value: 'this', shadow: none } : null;
        return this.link(callee, (target) => {
            const held = this.#hold(target);
            return this.#guarded(node, node.optional, held, then(this.#invoke(node, held.value, self)));
        });
    }
    #method(node, callee, object, then) {
        const self = this.#hold(object);
        const place = this.#place(callee, self);
        const target = this.#context.temporary();
        const { key, keyShadow } = place;
        const decided = keyShadow === none
            ? decidedMethod(this.#context, callee, self.value, key)
            : decidedKey(this.#context, callee, self, { setup: '', value: key, shadow: keyShadow }, target);
        const fetched = { setup: `${place.setup}${target} = ${place.access}, ${decided}`, value: target, shadow: none };
        const call = this.#invoke(node, target, self);
        return this.#guarded(callee, callee.optional, self, this.#guarded(node, node.optional, fetched, then(call)));
    }
    #invoke(node, target, self) {
        const context = this.#context;
        const source = JSON.stringify(describeCallee(node.callee));
        const receiver = self?.value ?? 'void 0';
        const callee = {
            setup: '',
            invoke: (args) => context.runtime.call('apply', target, receiver, list(args), source),
            target,
            self: receiver,
            selfShadow: self?.shadow ?? none,
            name: nameOf(unwrap(node.callee)),
        };
        return hooked(context, node, callee, emitArguments(context, node.arguments));
    }
    #place(node, object) {
        const context = this.#context;
        if (!node.computed) {
            const name = memberName(node);
            return {
                setup: '',
                object,
                access: `${object.value}.${name}`,
                key: JSON.stringify(name),
                keyShadow: none,
                flag: context.runtime.flag(name),
            };
        }
        const key = operand(context, node.property, []);
        return {
            setup: key.setup,
            object,
            access: `${object.value}[${key.value}]`,
            key: key.value,
            keyShadow: key.shadow,
            flag: context.runtime.get('heap'),
        };
    }
    #hold(emitted) {
        const value = this.#context.temporary();
        if (emitted.shadow === none)
            return { setup: `${value} = ${emitted.code}, `, value, shadow: none };
        const shadow = this.#context.temporary();
        return { setup: `${value} = ${emitted.code}, ${shadow} = ${emitted.shadow}, `, value, shadow };
    }
    #guarded(node, optional, held, rest) {
        const context = this.#context;
        if (!optional) {
            const note = node.type === 'MemberExpression' ? throwNotes.defined(context, node, held) : '';
            return `(${held.setup}${note}${rest})`;
        }
        const decide = () => context.runtime.call('nullish', context.site(node), held.value, held.shadow);
        const event = held.shadow === none ? '' : ifSet(held.shadow, decide());
        const { counters } = context;
        const skipped = counters.on(node, true, `(${this.#shadow} = 0, ${this.#skipped})`);
        const guarded = `${isNullish(held.value)} ? ${skipped} : ${counters.on(node, false, rest)}`;
        return sequence(held.setup, event, guarded);
    }
}
/** The name of a method, if it is not computed. */
function nameOf(callee) {
    return callee.type === 'MemberExpression' && !callee.computed ? memberName(callee) : null;
}
