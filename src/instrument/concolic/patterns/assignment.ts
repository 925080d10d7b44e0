import { nameFlag } from '../../../core/name-flag.ts';
import type { Node, NodeOf } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { emitDestructuringAssignment } from './destructuring.ts';
import { concrete, ifSet, none, orZero, sequence, shadowTest, type Emitted } from '../emitted.ts';
import { memberName, placeOf, readShadow, type Place } from '../expressions/member.ts';
import { isAnonymousDefinition, keepShadow, operand, unnamed } from '../expressions/operand.ts';
import { concretizeArguments } from '../calls/concretize-arguments.ts';
import { recordedBinary } from '../expressions/recorded-binary.ts';
import { throwNotes } from '../calls/throw-notes.ts';
import { tiedArguments } from '../functions/tied-arguments.ts';
import { unwrap } from '../expressions/unwrap.ts';

export function emitAssignment(context: EmitContext, node: NodeOf<'AssignmentExpression'>): Emitted {
  const { left } = node;
  if (left.type === 'ArrayPattern' || left.type === 'ObjectPattern') return emitDestructuringAssignment(context, node);
  if (left.type === 'Identifier') return assignVariable(context, node, left);
  if (left.type === 'MemberExpression') return assignMember(context, node, left);
  return concrete(native(context, node));
}

function native(context: EmitContext, node: NodeOf<'AssignmentExpression'>): string {
  const code = context.copy(node, (child) =>
    child === node.left
      ? context.parts.assignmentTarget(child)
      : counted(context, node, context.parts.expression(child).code),
  );
  return `(${code})`;
}

/**
 * Counts the arm of a logical assignment, whose right side is evaluated conditionally; no change for other operators.
 */
function counted(context: EmitContext, node: NodeOf<'AssignmentExpression'>, code: string): string {
  return context.counters.given(node, node.operator !== '||=', node.left, node.right, code);
}

const isLogical = (operator: string): boolean => operator === '&&=' || operator === '||=' || operator === '??=';

function assignVariable(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'Identifier'>,
): Emitted {
  const { name } = left;
  const sibling = context.siblingAt(left);
  if (isLogical(node.operator))
    return sibling === none ? concrete(native(context, node)) : assignLogically(context, node, left, sibling);
  if (node.operator !== '=') return compoundVariable(context, node, left, sibling);
  const right = context.parts.expression(node.right);
  if (sibling === none) {
    const plain = `(${context.copy(node, (child) => (child === left ? name : right.code))})`;
    if (right.shadow === none || context.bindingOf(left) !== undefined) return { code: plain, shadow: right.shadow };
    const value = context.temporary();
    const concretize = concretizeArguments(context, node, [value], [right.shadow], 'stored in a global variable');
    return { code: `(${value} = ${plain}, ${concretize}, ${value})`, shadow: right.shadow };
  }
  const assign = context.copy(node, (child) => (child === left ? name : right.code));
  return { code: `(${assign}, ${sibling} = ${right.shadow}, ${name})`, shadow: right.shadow === none ? none : sibling };
}

function compoundVariable(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'Identifier'>,
  sibling: string,
): Emitted {
  if (context.variableOf(left) === undefined || (sibling === none && !context.may(node)))
    return concrete(native(context, node));
  const before = context.temporary();
  const kept = keepShadow(context, sibling, [node.right]);
  const right = operand(context, node.right, []);
  const operator = node.operator.slice(0, -1);
  const value = context.temporary();
  const shadow = sibling === none ? context.temporary() : sibling;
  const recorded = recordedBinary(context, operator, [left, node.right], { value: before, shadow: kept.shadow }, right);
  const record = orZero(recorded.test, recorded.call(value));
  return {
    code: sequence(
      `${before} = ${left.name}`,
      kept.setup,
      right.setup,
      throwNotes.operation(context, node, operator, right),
      `${left.name} = ${value} = ${before} ${operator} ${right.value}`,
      `${shadow} = ${record}`,
      value,
    ),
    shadow,
  };
}

function assignLogically(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'Identifier'>,
  sibling: string,
): Emitted {
  const event = node.operator === '??=' ? 'nullish' : 'branch';
  const decide = `${ifSet(sibling, context.runtime.call(event, context.site(node), left.name, sibling))}, `;
  const right = context.parts.expression(node.right);
  if (isAnonymousDefinition(node.right)) {
    const keep = `${sibling} = ${orZero(sibling, context.runtime.call('keep', left.name, sibling))}`;
    return {
      code: sequence(
        context.readFirst([left]),
        decide,
        `${left.name} ${node.operator} ${counted(context, node, right.code)}`,
        keep,
        left.name,
      ),
      shadow: sibling,
    };
  }
  const value = context.temporary();
  const stored = context.temporary();
  const assigned = `(${value} = ${right.code}, ${stored} = ${right.shadow}, ${value})`;
  return {
    code: sequence(
      context.readFirst([left]),
      `${stored} = ${sibling}`,
      decide,
      `${left.name} ${node.operator} ${counted(context, node, assigned)}`,
      `${sibling} = ${stored}`,
      left.name,
    ),
    shadow: sibling,
  };
}

/** Like `storedMember`, for an object that may be a mapped `arguments`. */
function assignMember(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'MemberExpression'>,
): Emitted {
  return afterTied(context, left, storedMember(context, node, left));
}

function afterTied(context: EmitContext, place: NodeOf<'MemberExpression'>, emitted: Emitted): Emitted {
  const taken = tiedArguments.taken(context, [place.object]);
  if (taken === '') return emitted;
  const value = context.temporary();
  return { code: `(${value} = ${emitted.code}, ${taken}${value})`, shadow: emitted.shadow };
}

function storedMember(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'MemberExpression'>,
): Emitted {
  if (isLogical(node.operator)) return assignMemberLogically(context, node, left);
  const place = placeOf(context, left, [node.right]);
  const value = context.temporary();
  if (node.operator === '=') {
    if (place.key === '"next"') context.propertyFunctions.set(unwrap(node.right), 'next');
    const right = context.parts.expression(node.right);
    // A setter may change the variable that the value comes from, so its shadow is kept.
    const isKept = right.shadow === none || context.names.isTemporary(right.shadow);
    const shadow = isKept ? right.shadow : context.temporary();
    const keep = isKept ? '' : `${shadow} = ${right.shadow}, `;
    const notes = keep + stored(context, left, place, { value, shadow });
    const evaluate = `${value} = ${unnamed(node.right, right.code)}`;
    const given = notes === '' ? `(${evaluate})` : sequence(evaluate, notes, value);
    const assign = `${place.access} = ${context.mark(node.right)}${given}`;
    return {
      code: sequence(place.setup, assign, store(context, left, place, shadow), value),
      shadow,
    };
  }
  const before = context.temporary();
  const beforeShadow = context.temporary();
  const right = operand(context, node.right, []);
  const shadow = context.temporary();
  const operator = node.operator.slice(0, -1);
  const recorded = recordedBinary(
    context,
    operator,
    [left, node.right],
    { value: before, shadow: beforeShadow },
    right,
  );
  const given = sequence(
    `${value} = ${before} ${operator} ${right.value}`,
    `${shadow} = ${orZero(recorded.test, recorded.call(value))}`,
    announcement(context, place),
    handing(context, left, place, { value, shadow }),
    value,
  );
  const code = sequence(
    place.setup,
    throwNotes.defined(context, left, place.object),
    `${before} = ${place.access}`,
    `${beforeShadow} = ${readShadow(context, left, place, before)}`,
    right.setup,
    throwNotes.operation(context, node, operator, right),
    `${place.access} = ${given}`,
    store(context, left, place, shadow),
    value,
  );
  return { code, shadow };
}

/**
 * Code that records, after the value is evaluated, the conditions under which the store throws. Empty, or ending in a
 * comma.
 */
function stored(
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
    announcement(context, place) +
    handing(context, node, place, given)
  );
}

function assignMemberLogically(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'MemberExpression'>,
): Emitted {
  const place = placeOf(context, left, [node.right]);
  const right = context.parts.expression(node.right);
  const value = context.temporary();
  const stored = context.temporary();
  const result = context.temporary();
  const given = { value, shadow: right.shadow === none ? none : stored };
  const assigned = isAnonymousDefinition(node.right)
    ? right.code
    : sequence(`${value} = ${right.code}`, `${stored} = ${right.shadow}`, handing(context, left, place, given), value);
  const event = node.operator === '??=' ? 'nullish' : 'branch';
  const old = context.runtime.call('concreteOf', stored);
  const code = sequence(
    place.setup,
    throwNotes.defined(context, left, place.object),
    `${stored} = ${peekedShadow(context, left, place)}`,
    announcement(context, place),
    ifSet(stored, context.runtime.call(event, context.site(node), old, stored)),
    `${result} = ${place.access} ${node.operator} ${counted(context, node, assigned)}`,
    store(context, left, place, stored),
    result,
  );
  return { code, shadow: stored };
}

/** The shadow of a property that a compound assignment changes, looked up before the native read. */
function peekedShadow(context: EmitContext, node: Node, { object, key, keyShadow, flag }: Place): string {
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
function announcement(context: EmitContext, { object, key, keyShadow }: Place): string {
  return keyShadow === none ? '' : `${ifSet(keyShadow, context.runtime.call('stores.announce', object.value, key))}, `;
}

/** Code that passes the shadow of a value to a setter, if there is one; empty, or ending in a comma. */
function handing(
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

function store(context: EmitContext, node: Node, place: Place, shadow: string): string {
  const { object, key, keyShadow } = place;
  const value = ifSet(
    shadowTest([shadow, place.flag]),
    context.runtime.call('assign', object.value, key, shadow, context.site(node)),
  );
  if (keyShadow === none) return value;
  const byKey = context.runtime.call('storeKey', context.site(node), object.value, key, keyShadow, shadow);
  return `${keyShadow} === 0 ? ${value} : ${byKey}`;
}

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
    announcement(context, place),
    `${result} = ${change}`,
    `${stored} = ${orZero(old, record(old))}`,
    store(context, argument, place, stored),
    `${old} = ${orZero(old, updated)}`,
    result,
  );
  return { code, shadow: old };
}
