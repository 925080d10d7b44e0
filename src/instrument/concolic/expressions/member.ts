import type { Node, NodeOf } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { none, orZero, sequence, shadowTest, type Emitted } from '../emitted.ts';
import { operand, type Operand } from './operand.ts';
import { concretizeArguments } from '../calls/concretize-arguments.ts';
import { throwNotes } from '../calls/throw-notes.ts';
import { tiedArguments } from '../functions/tied-arguments.ts';

/** A property to read or write: object and key are evaluated, the property is not accessed yet. */
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

/** Evaluates object and key of a member before the nodes `later`. */
export function placeOf(context: EmitContext, node: NodeOf<'MemberExpression'>, later: readonly Node[]): Place {
  if (node.object.type === 'Super') return superPlace(context, node, later);
  const object = objectOf(context, node, later);
  if (!node.computed) {
    const name = memberName(node);
    const access = `${object.value}.${name}`;
    return {
      setup: object.setup,
      object,
      access,
      key: JSON.stringify(name),
      keyShadow: none,
      flag: context.runtime.flag(name),
    };
  }
  const key = operand(context, node.property, later);
  return {
    setup: object.setup + key.setup,
    object,
    access: `${object.value}[${key.value}]`,
    key: key.value,
    keyShadow: key.shadow,
    flag: context.runtime.get('heap'),
  };
}

/** Only elements of `arguments` are mapped to parameters, so `arguments.name` needs no shadows of parameters. */
function objectOf(context: EmitContext, node: NodeOf<'MemberExpression'>, later: readonly Node[]): Operand {
  const { object } = node;
  if (!node.computed && object.type === 'Identifier' && tiedArguments.isNamedBy(context, object))
    return { setup: '', value: object.name, shadow: none };
  return operand(context, object, node.computed ? [node.property, ...later] : later);
}

/** `super.p` has `this` as receiver, so shadows are kept there. A computed key is concretized. */
function superPlace(context: EmitContext, node: NodeOf<'MemberExpression'>, later: readonly Node[]): Place {
  const object: Operand = { setup: '', value: 'this', shadow: none };
  if (!node.computed) {
    const name = memberName(node);
    const access = `super.${name}`;
    return { setup: '', object, access, key: JSON.stringify(name), keyShadow: none, flag: context.runtime.flag(name) };
  }
  const key = operand(context, node.property, later);
  const concretize =
    key.shadow === none
      ? ''
      : `${concretizeArguments(context, node, [key.value], [key.shadow], 'key of a property of super')}, `;
  return {
    setup: key.setup + concretize,
    object,
    access: `super[${key.value}]`,
    key: key.value,
    keyShadow: none,
    flag: context.runtime.get('heap'),
  };
}

/** The name after the dot; private names include the `#`. */
export function memberName(node: NodeOf<'MemberExpression'>): string {
  const { property } = node;
  if (property.type === 'PrivateIdentifier') return `#${property.name}`;
  return property.type === 'Identifier' ? property.name : '';
}

export function emitMember(context: EmitContext, node: NodeOf<'MemberExpression'>): Emitted {
  const place = placeOf(context, node, []);
  const value = context.temporary();
  const shadow = context.temporary();
  const code = sequence(
    place.setup,
    throwNotes.defined(context, node, place.object),
    `${value} = ${place.access}`,
    `${shadow} = ${readShadow(context, node, place, value)}`,
    value,
  );
  return { code, shadow };
}

/** The expression for the shadow of a property that was just read. */
export function readShadow(
  context: EmitContext,
  node: NodeOf<'MemberExpression'>,
  place: Place,
  value: string,
): string {
  if (node.object.type === 'Super')
    return orZero(context.runtime.get('heap'), context.runtime.call('readSuper', 'this', place.key, value));
  const test = shadowTest([place.object.shadow, place.keyShadow, place.flag]);
  const { object, key, keyShadow } = place;
  const read = node.computed
    ? context.runtime.call('reads.readKey', context.site(node), object.value, key, value, object.shadow, keyShadow)
    : context.runtime.call('read', object.value, key, value, object.shadow, context.site(node));
  return orZero(test, read);
}
