/**
 * Emits the code that records where functions begin and end; empty in a build that does not record calls. Only
 * functions are recorded: the program, fields and static blocks count as part of the function that runs them.
 */
export const callNotes = {
    /** Statement for the top of the body. */
    entered(context) {
        return isNoted(context) ? `let ${depth(context)} = ${enter(context)};` : '';
    },
    /** Code for a `return`, `yield` or `await`, after its value is evaluated; ends in a comma. */
    leaving(context) {
        return isNoted(context) ? `${context.runtime.call('calls.exit', depth(context))}, ` : '';
    },
    /** Code for resuming after a `yield` or `await`; ends in a comma. */
    resumed(context) {
        return isNoted(context) ? `${depth(context)} = ${enter(context)}, ` : '';
    },
    /** Statement for the end of the body. */
    ended(context) {
        return isNoted(context) ? `;${context.runtime.call('calls.exit', depth(context))};` : '';
    },
    /** Statement for the top of a `catch` or `finally` block. */
    caught(context) {
        if (!isNoted(context))
            return '';
        return `${depth(context)} = ${context.runtime.call('calls.caught', depth(context), site(context))};`;
    },
};
function isNoted(context) {
    return context.options.calls && context.frame.id !== 0;
}
function depth(context) {
    return context.names.local('depth');
}
function enter(context) {
    return context.runtime.call('calls.enter', site(context));
}
function site(context) {
    const node = context.frame.info.node;
    return context.site(node);
}
