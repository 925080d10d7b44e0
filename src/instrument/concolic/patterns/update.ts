import type { NodeOf } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { concrete, none, orZero, sequence, type Emitted } from '../emitted.ts';
import { placeOf } from '../expressions/member.ts';
import { throwNotes } from '../calls/throw-notes.ts';
import { afterTied, announcedKey, peekedShadow, recordedStore } from './member-store.ts';

/** Emits `++` and `--`. */
export function emitUpdate(context: EmitContext, node: NodeOf<'UpdateExpression'>): Emitted {
  const { argument } = node;
  const delta = node.operator === '++' ? '1' : '-1';
  const result = context.temporary();
  const record = (shadow: string): string => context.runtime.call('update', result, delta, String(node.prefix), shadow);
  if (argument.type === 'Identifier') {
    const sibling = context.siblingAt(argument);
    if (sibling === none) return concrete(context.source(node));
    const shadow = context.temporary();
    const change = node.prefix ? `${node.operator}${argument.name}` : `${argument.name}${node.operator}`;
    const recorded = sequence(`${sibling} = ${record(sibling)}`, context.runtime.get('updated'));
    return {
      code: sequence(`${result} = ${change}`, `${shadow} = ${orZero(sibling, recorded)}`, result),
      shadow,
    };
  }
  if (argument.type !== 'MemberExpression')
    return concrete(context.copy(node, (child) => context.parts.assignmentTarget(child)));
  return afterTied(context, argument, updatedMember(context, node, argument, result, record));
}

function updatedMember(
  context: EmitContext,
  node: NodeOf<'UpdateExpression'>,
  argument: NodeOf<'MemberExpression'>,
  result: string,
  record: (shadow: string) => string,
): Emitted {
  const place = placeOf(context, argument, []);
  const old = context.temporary();
  const change = node.prefix ? `${node.operator}${place.access}` : `${place.access}${node.operator}`;
  const note = throwNotes.defined(context, argument, place.object);
  const read = `${place.setup}${note}${old} = ${peekedShadow(context, argument, place)}, `;
  const updated = context.runtime.get('updated');
  if (place.keyShadow === none) {
    const store = context.runtime.call('store', place.object.value, place.key, record(old));
    const kept = `${store}, ${old} = ${updated}`;
    return { code: `(${read}${result} = ${change}, ${old} === 0 || (${kept}), ${result})`, shadow: old };
  }
  const stored = context.temporary();
  const code = sequence(
    read,
    announcedKey(context, argument, place),
    `${result} = ${change}`,
    `${stored} = ${orZero(old, record(old))}`,
    recordedStore(context, argument, place, stored),
    `${old} = ${orZero(old, updated)}`,
    result,
  );
  return { code, shadow: old };
}
