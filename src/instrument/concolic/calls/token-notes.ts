import type { Node } from '../../typescript/front-end.ts';
import type { FunctionNode } from '../../scopes/function-info.ts';
import type { EmitContext } from '../emit-context.ts';
import { list, none, type Emitted } from '../emitted.ts';

/**
 * Emits the code by which a tokenizer reports its tokens; empty in other functions. Decisions inside of a tokenizer are
 * not recorded, from its begin to its end, also if it throws. A generator tokenizer is interrupted at each `yield`, so
 * its decisions are recorded as usual.
 */
export const tokenNotes = {
  /** Code for the top of the body: opens a block that `closed` ends. */
  opened(context: EmitContext): string {
    return isQuiet(context) ? `${context.runtime.call('tokens.enter')};try{` : '';
  },

  closed(context: EmitContext): string {
    if (!isQuiet(context)) return '';
    return `;${given(context, 'void 0')};}finally{${context.runtime.call('tokens.leave')};}`;
  },

  /** Code for a `return` of the value in `value`; begins with a comma. */
  returned(context: EmitContext, emitted: Emitted, value: string): { emitted: Emitted; noted: string } {
    const { tokenizer, generator } = context.frame;
    if (!tokenizer || generator) return { emitted, noted: '' };
    const shadow = context.temporary();
    const own = emitted.shadow === none ? '' : ` || ${emitted.shadow}`;
    return { emitted: { ...emitted, shadow }, noted: `, ${shadow} = ${given(context, value)}${own}` };
  },

  /** Code for a `yield` of the value in `value`; begins with a comma. */
  yielded(context: EmitContext, value: string): string {
    return context.frame.tokenizer ? `, ${given(context, value)}` : '';
  },

  /** Code for a `return` without a value; ends in a comma. */
  nothing(context: EmitContext): string {
    return isQuiet(context) ? `${given(context, 'void 0')}, ` : '';
  },
};

function isQuiet({ frame }: EmitContext): boolean {
  return frame.tokenizer && !frame.generator && !frame.async;
}

function given(context: EmitContext, value: string): string {
  const node = context.frame.info.node as FunctionNode;
  const passed = node.type === 'ArrowFunctionExpression' ? `[${namesOf(node.params)}]` : 'arguments';
  return context.runtime.call('tokens.given', value, 'this', passed, ...variables(context, node));
}

/** The names of the outer variables of a tokenizer, and a function that reads one or sets its shadow. */
function variables(context: EmitContext, node: FunctionNode): readonly [] | readonly [names: string, at: string] {
  const bindings = context.options.tokenizers.get(node) ?? [];
  if (bindings.length === 0) return [];
  const [at, shadow] = [context.names.local('at'), context.names.local('shadow')];
  const cases = bindings.map((binding, i) => {
    const store = `if (${shadow} !== void 0) ${context.siblingOf(binding)} = ${shadow}; `;
    return `case ${i}: ${binding.kind === 'const' ? '' : store}return ${binding.name};`;
  });
  const names = list(bindings.map(({ name }) => JSON.stringify(name)));
  return [names, `(${at}, ${shadow}) => { switch (${at}) { ${cases.join(' ')} } }`];
}

function namesOf(parameters: readonly Node[]): string {
  return parameters.flatMap((parameter) => (parameter.type === 'Identifier' ? [parameter.name] : [])).join(', ');
}
