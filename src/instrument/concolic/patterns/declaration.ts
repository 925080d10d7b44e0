import type { Node, NodeOf } from '../../typescript/front-end.ts';
import { boundIdentifiers } from '../../scopes/bound-names.ts';
import { destructuredSource } from './destructuring.ts';
import type { EmitContext } from '../emit-context.ts';
import { none } from '../emitted.ts';
import { isAnonymousDefinition } from '../expressions/operand.ts';
import { destructure } from './pattern.ts';
import { concretizeArguments } from '../calls/concretize-arguments.ts';

/** Emits a declaration without its semicolon; `after` holds stores that must follow it as a statement. */
export function emitDeclaration(
  context: EmitContext,
  node: NodeOf<'VariableDeclaration'>,
  exported = false,
): { code: string; after: string } {
  const after: string[] = [];
  const code = context.copy(
    node,
    (declarator) =>
      emitDeclarator(context, exported ? 'export' : node.kind, declarator as NodeOf<'VariableDeclarator'>, after),
    node.declarations,
  );
  return { code: code.replace(/;$/u, ''), after: after.length === 0 ? '' : `${after.join(', ')};` };
}

function emitDeclarator(
  context: EmitContext,
  kind: string,
  node: NodeOf<'VariableDeclarator'>,
  after: string[],
): string {
  if (node.id.type !== 'Identifier')
    return node.init === null ? destructure(context, node.id).code : emitPattern(context, kind, node, node.init, after);
  const binding = context.variableOf(node.id);
  const sibling = context.siblingOf(binding);
  if (node.init === null) {
    return sibling === none || binding?.separate === true
      ? context.source(node)
      : `${context.source(node)}, ${sibling} = 0`;
  }
  const value = context.parts.expression(node.init);
  const copied = (code: string): string =>
    context.copy(node, (child) => (child === node.id ? context.source(child) : code));
  if (sibling === none) {
    if (binding?.excluded !== true || value.shadow === none || isAnonymousDefinition(node.init))
      return copied(value.code);
    const stored = context.temporary();
    const concretize = concretizeArguments(context, node, [stored], [value.shadow], 'variable in a with statement');
    return copied(`(${stored} = ${value.code}, ${concretize}, ${stored})`);
  }
  if (binding?.separate !== true) return `${copied(value.code)}, ${sibling} = ${value.shadow}`;
  if (isAnonymousDefinition(node.init)) return copied(value.code);
  const result = context.temporary();
  return copied(`(${result} = ${value.code}, ${sibling} = ${value.shadow}, ${result})`);
}

function emitPattern(
  context: EmitContext,
  kind: string,
  node: NodeOf<'VariableDeclarator'>,
  init: Node,
  after: string[],
): string {
  const value = context.parts.expression(init);
  const source = destructuredSource(context, init, value, node.id, true);
  const pattern = destructure(context, node.id, source.value);
  const notes = pattern.notes(source.value, source.shadow);
  if (!pattern.carries && notes === '' && value.code === context.source(init))
    return context.copy(node, (child) => (child === node.id ? pattern.code : value.code));
  const evaluated = notes === '' ? source.code : `${source.code}, ${notes}${source.value}`;
  const reset = pattern.reset + notes === '' ? source.code : `(${pattern.reset}${evaluated})`;
  const stores = pattern
    .shadows(source.value, source.shadow)
    .map(({ sibling, shadow }, at) => `${sibling} = ${at === 0 ? `(${source.taken}${shadow})` : shadow}`);
  const declared = `${pattern.code} = ${reset}`;
  if (stores.length === 0) return declared;
  if (kind === 'var') {
    const again = boundIdentifiers(node.id)[0]!.name;
    return `${declared}, ${again} = (${stores.join(', ')}, ${again})`;
  }
  if (!boundIdentifiers(node.id).some((identifier) => context.variableOf(identifier)?.separate === true)) {
    return `${declared}, ${stores.join(', ')}`;
  }
  after.push(...stores);
  return declared;
}
