import { ifSet, none } from '../emitted.js';
/** The method of `ThrowEvents` for an operator; its condition concerns the right operand. */
const conditions = {
    '/': 'throws.divisor',
    '%': 'throws.divisor',
    '**': 'throws.exponent',
    in: 'throws.object',
};
/**
 * Emits the code that records, before an operation that throws for some values, the condition under which it throws.
 * Empty if no operand can have a shadow; otherwise an expression that ends in a comma, unless documented as a
 * statement.
 */
export const throwNotes = {
    /** For operators that may throw, such as the division of BigInts by zero. */
    operation(context, node, operator, right) {
        const condition = conditions[operator];
        return condition === undefined ? '' : note(context, node, condition, right);
    },
    /** For reading, writing, calling or destructuring a property: the object must not be null or undefined. */
    defined(context, node, object) {
        return note(context, node, 'throws.defined', object);
    },
    iterable(context, node, source) {
        return note(context, node, 'throws.iterable', source);
    },
    /** For a store into a property `length`: arrays throw if the value is no valid length. */
    length(context, node, object, { value, shadow }) {
        if (shadow === none)
            return '';
        return `${ifSet(shadow, context.runtime.call('lengthStored', context.site(node), object, value, shadow))}, `;
    },
    /**
     * Statements for the top of a `try` block and of its handlers. They restore the registers of calls that an exception
     * has left without their end hook. Not for generators and async functions, which resume with other calls in progress.
     */
    interrupted(context) {
        if (context.frame.async || context.frame.generator)
            return { setup: '', restore: '' };
        const { runtime } = context;
        const [callee, pending] = [context.temporary(), context.temporary()];
        const setup = `${callee} = ${runtime.get('callee')}, ${pending} = ${runtime.get('pending')}`;
        const restore = `${runtime.set('callee', callee)}, ${runtime.set('pending', pending)}`;
        return { setup: asStatement(context, setup), restore: asStatement(context, restore) };
    },
    /** Statement for the top of a `catch` or `finally` block. */
    caught(context) {
        return `${context.runtime.get('underway')} === null || ${context.runtime.call('channels.concretizeThrown')};`;
    },
};
/**
 * Code as a statement. A declaration has no completion value, so that the completion value of the block stays visible.
 */
function asStatement({ completionMatters }, code) {
    return completionMatters ? `let {} = [${code}];` : `${code};`;
}
function note(context, node, condition, { value, shadow }) {
    if (shadow === none)
        return '';
    return `${ifSet(shadow, context.runtime.call(condition, context.site(node), value, shadow))}, `;
}
