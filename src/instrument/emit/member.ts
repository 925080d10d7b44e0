import type { Node, NodeOf } from '../front-end.ts';
import type { EmitContext } from './emit-context.ts';
import { concrete, none, shadowTest, type Emitted } from './emitted.ts';
import { isConstant, operand, type Operand } from './operand.ts';
import { throwNotes } from './throw-notes.ts';

/** A property about to be read or written: the object and key are evaluated, nothing is accessed yet. */
export interface Place {
  readonly setup: string;
  readonly object: Operand;
  /** The native access, `o.p` or `o[k]`. */
  readonly access: string;
  /** The key as an expression for the runtime. */
  readonly key: string;
  readonly keyShadow: string;
  /** Nonzero if the property may hold a shadow. */
  readonly flag: string;
}

/** Evaluates object and key of a member ahead of `later`. Not for `super` members. */
export function placeOf(context: EmitContext, node: NodeOf<'MemberExpression'>, later: readonly Node[]): Place {
  const object = operand(context, node.object, node.computed ? [node.property, ...later] : later);
  if (!node.computed) {
    const name = memberName(node);
    const access = `${object.value}.${name}`;
    return {
      setup: object.setup,
      object,
      access,
      key: JSON.stringify(name),
      keyShadow: none,
      flag: context.flag(name),
    };
  }
  const key = operand(context, node.property, later);
  return {
    setup: object.setup + key.setup,
    object,
    access: `${object.value}[${key.value}]`,
    key: key.value,
    keyShadow: key.shadow,
    flag: `${context.$}.heap`,
  };
}

/** The name after the dot; private names keep their sharp. */
export function memberName(node: NodeOf<'MemberExpression'>): string {
  const { property } = node;
  if (property.type === 'PrivateIdentifier') return `#${property.name}`;
  return property.type === 'Identifier' ? property.name : '';
}

export function emitMember(context: EmitContext, node: NodeOf<'MemberExpression'>): Emitted {
  if (node.object.type === 'Super') return emitSuperMember(context, node);
  const place = placeOf(context, node, []);
  const value = context.temporary();
  const shadow = context.temporary();
  return {
    code: `(${place.setup}${throwNotes.defined(context, node, place.object)}${value} = ${place.access}, ${shadow} = ${readShadow(context, node, place, value)}, ${value})`,
    shadow,
  };
}

/** The expression for the shadow of a property just read. */
export function readShadow(
  context: EmitContext,
  node: NodeOf<'MemberExpression'>,
  place: Place,
  value: string,
): string {
  const test = shadowTest([place.object.shadow, place.keyShadow, place.flag]);
  const read = node.computed
    ? `reads.readKey(${context.site(node)}, ${place.object.value}, ${place.key}, ${value}, ${place.object.shadow}, ${place.keyShadow})`
    : `read(${place.object.value}, ${place.key}, ${value}, ${place.object.shadow}, ${context.site(node)})`;
  return `${test} === 0 ? 0 : ${context.$}.${read}`;
}

/** `super.p` reads with `this` as receiver, so a shadow that was stored lies with `this`. */
function emitSuperMember(context: EmitContext, node: NodeOf<'MemberExpression'>): Emitted {
  if (node.computed && !isConstant(node.property)) return concrete(context.parts.reference(node));
  const key = node.computed ? context.source(node.property) : JSON.stringify(memberName(node));
  const value = context.temporary();
  const shadow = context.temporary();
  return {
    code: `(${value} = ${context.parts.reference(node)}, ${shadow} = ${context.$}.heap === 0 ? 0 : ${context.$}.readSuper(this, ${key}, ${value}), ${value})`,
    shadow,
  };
}
