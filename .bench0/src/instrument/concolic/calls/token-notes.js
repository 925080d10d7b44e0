import { list, none } from '../emitted.js';
/**
 * Emits the code by which a tokenizer reports its tokens; empty in other functions. Decisions inside of a tokenizer are
 * not recorded, from its begin to its end, also if it throws. A generator tokenizer is interrupted at each `yield`, so
 * its decisions are recorded as usual.
 */
export const tokenNotes = {
    /** Code for the top of the body: opens a block that `closed` ends. */
    opened(context) {
        return isQuiet(context) ? `${context.runtime.call('tokens.enter')};try{` : '';
    },
    closed(context) {
        if (!isQuiet(context))
            return '';
        return `;${given(context, 'void 0')};}finally{${context.runtime.call('tokens.leave')};}`;
    },
    /** Code for a `return` of the value in `value`; begins with a comma. */
    returned(context, emitted, value) {
        const { tokenizer, generator } = context.frame;
        if (!tokenizer || generator)
            return { emitted, noted: '' };
        const shadow = context.temporary();
        const own = emitted.shadow === none ? '' : ` || ${emitted.shadow}`;
        return { emitted: { ...emitted, shadow }, noted: `, ${shadow} = ${given(context, value)}${own}` };
    },
    /** Code for a `yield` of the value in `value`; begins with a comma. */
    yielded(context, value) {
        return context.frame.tokenizer ? `, ${given(context, value)}` : '';
    },
    /** Code for a `return` without a value; ends in a comma. */
    nothing(context) {
        return isQuiet(context) ? `${given(context, 'void 0')}, ` : '';
    },
};
function isQuiet({ frame }) {
    return frame.tokenizer && !frame.generator && !frame.async;
}
function given(context, value) {
    const node = context.frame.info.node;
    const passed = node.type === 'ArrowFunctionExpression' ? `[${namesOf(node.params)}]` : 'arguments';
    return context.runtime.call('tokens.given', value, 'this', passed, ...variables(context, node));
}
/** The names of the outer variables of a tokenizer, and a function that reads one or sets its shadow. */
function variables(context, node) {
    const bindings = context.options.tokenizers.get(node) ?? [];
    if (bindings.length === 0)
        return [];
    const [at, shadow] = [context.names.local('at'), context.names.local('shadow')];
    const cases = bindings.map((binding, i) => {
        const store = `if (${shadow} !== void 0) ${context.siblingOf(binding)} = ${shadow}; `;
        return `case ${i}: ${binding.kind === 'const' ? '' : store}return ${binding.name};`;
    });
    const names = list(bindings.map(({ name }) => JSON.stringify(name)));
    return [names, `(${at}, ${shadow}) => { switch (${at}) { ${cases.join(' ')} } }`];
}
function namesOf(parameters) {
    return parameters.flatMap((parameter) => (parameter.type === 'Identifier' ? [parameter.name] : [])).join(', ');
}
