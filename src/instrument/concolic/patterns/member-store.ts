import { nameFlag } from '../../../core/name-flag.ts';
import type { Node, NodeOf } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { ifSet, none, orZero, shadowTest, type Emitted } from '../emitted.ts';
import { memberName, type Place } from '../expressions/member.ts';
import { throwNotes } from '../calls/throw-notes.ts';
import { tiedArguments } from '../functions/tied-arguments.ts';

/** Takes the shadows of parameters back after a store into an object that may be a mapped `arguments`. */
export function afterTied(context: EmitContext, place: NodeOf<'MemberExpression'>, emitted: Emitted): Emitted {
  const taken = tiedArguments.taken(context, [place.object]);
  if (taken === '') return emitted;
  const value = context.temporary();
  return { code: `(${value} = ${emitted.code}, ${taken}${value})`, shadow: emitted.shadow };
}

/**
 * Code that records, after the value is evaluated, the conditions under which the store throws. Empty, or ending in a
 * comma.
 */
export function storeNotes(
  context: EmitContext,
  node: NodeOf<'MemberExpression'>,
  place: Place,
  given: { readonly value: string; readonly shadow: string },
): string {
  const { object, key } = place;
  const length = key === '"length"' ? throwNotes.length(context, node, object.value, given) : '';
  return (
    throwNotes.defined(context, node, object) +
    length +
    announcedKey(context, node, place) +
    handedToSetter(context, node, place, given)
  );
}

/** The shadow of a property that a compound assignment changes, looked up before the native read. */
export function peekedShadow(context: EmitContext, node: Node, { object, key, keyShadow, flag }: Place): string {
  const { runtime } = context;
  const plain = orZero(flag, runtime.call('peekShadow', object.value, key));
  if (keyShadow === none) return plain;
  const byKey = runtime.call(
    'reads.readKey',
    context.site(node),
    object.value,
    key,
    runtime.call('peek', object.value, key),
    0,
    keyShadow,
  );
  return `${keyShadow} === 0 ? ${plain} : ${byKey}`;
}

/** Code that passes object and symbolic key to the runtime before the store; empty, or ending in a comma. */
export function announcedKey(context: EmitContext, node: Node, { object, key, keyShadow }: Place): string {
  if (keyShadow === none) return '';
  const announce = context.runtime.call('stores.announce', context.site(node), object.value, key, keyShadow);
  return `${ifSet(keyShadow, announce)}, `;
}

/** Code that passes the shadow of a value to a setter, if there is one; empty, or ending in a comma. */
export function handedToSetter(
  context: EmitContext,
  node: NodeOf<'MemberExpression'>,
  { object, key }: Place,
  { value, shadow }: { readonly value: string; readonly shadow: string },
): string {
  const name = node.computed ? '' : memberName(node);
  if (shadow === none || name.startsWith('#') || node.object.type === 'Super') return '';
  const { runtime } = context;
  const mayBeThere = node.computed ? runtime.get('setters.any') : `${runtime.get('setters.names')}[${nameFlag(name)}]`;
  const give = runtime.call('setters.give', context.site(node), object.value, key, value, shadow);
  return `${ifSet(shadow, ifSet(mayBeThere, give))}, `;
}

/** Code that records the store, for after it. */
export function recordedStore(context: EmitContext, node: Node, place: Place, shadow: string): string {
  const { object, key, keyShadow } = place;
  const value = ifSet(
    shadowTest([shadow, place.flag]),
    context.runtime.call('assign', object.value, key, shadow, context.site(node)),
  );
  if (keyShadow === none) return value;
  const byKey = context.runtime.call('storeKey', context.site(node), object.value, key, keyShadow, shadow);
  return `${keyShadow} === 0 ? ${value} : ${byKey}`;
}
