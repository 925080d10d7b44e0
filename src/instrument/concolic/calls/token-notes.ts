import type { Node } from '../../typescript/front-end.ts';
import type { FunctionNode } from '../../scopes/function-info.ts';
import type { EmitContext } from '../emit-context.ts';
import { none, type Emitted } from '../emitted.ts';

/**
 * The code by which a tokenizer says what it has read; all of it is empty in other functions. What a tokenizer decides is
 * not recorded, from where it begins to where it ends, however it ends. One that yields its tokens runs now and then: what
 * it decides is recorded as usual.
 */
export const tokenNotes = {
  /** For the top of the body; `closed` ends what it opens. */
  opened(context: EmitContext): string {
    return isQuiet(context) ? `${context.$}.tokens.enter();try{` : '';
  },

  closed(context: EmitContext): string {
    if (!isQuiet(context)) return '';
    return `;${given(context, 'void 0')};}finally{${context.$}.tokens.leave();}`;
  },

  /** For where it returns what is then in `value`: begins with a comma. */
  returned(context: EmitContext, emitted: Emitted, value: string): { emitted: Emitted; noted: string } {
    const { tokenizer, generator } = context.frame;
    if (!tokenizer || generator) return { emitted, noted: '' };
    const shadow = context.temporary();
    const own = emitted.shadow === none ? '' : ` || ${emitted.shadow}`;
    return { emitted: { ...emitted, shadow }, noted: `, ${shadow} = ${given(context, value)}${own}` };
  },

  /** For where it yields what is in `value`: begins with a comma. */
  yielded(context: EmitContext, value: string): string {
    return context.frame.tokenizer ? `, ${given(context, value)}` : '';
  },

  /** For where it returns nothing: ends in a comma. */
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
  return `${context.$}.tokens.given(${value}, this, ${passed}${variables(context, node)})`;
}

/** The names of the variables around the tokenizer, and the way to read each and to say what its shadow is. */
function variables(context: EmitContext, node: FunctionNode): string {
  const bindings = context.options.tokenizers.get(node) ?? [];
  if (bindings.length === 0) return '';
  const [at, shadow] = [context.names.local('at'), context.names.local('shadow')];
  const cases = bindings.map((binding, i) => {
    const store = `if (${shadow} !== void 0) ${context.siblingOf(binding)} = ${shadow}; `;
    return `case ${i}: ${binding.kind === 'const' ? '' : store}return ${binding.name};`;
  });
  const names = bindings.map(({ name }) => JSON.stringify(name)).join(', ');
  return `, [${names}], (${at}, ${shadow}) => { switch (${at}) { ${cases.join(' ')} } }`;
}

function namesOf(parameters: readonly Node[]): string {
  return parameters.flatMap((parameter) => (parameter.type === 'Identifier' ? [parameter.name] : [])).join(', ');
}
