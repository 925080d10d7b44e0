import type { NodeOf } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';
import { ifSet, none, orZero, sequence, type Emitted } from '../emitted.ts';
import { placeOf, readShadow } from '../expressions/member.ts';
import { isAnonymousDefinition, operand, unnamed } from '../expressions/operand.ts';
import { recordedBinary } from '../expressions/recorded-binary.ts';
import { unwrap } from '../expressions/unwrap.ts';
import { throwNotes } from '../calls/throw-notes.ts';
import { countedAssignment, assignmentEvent, isLogicalAssignment } from './logical-assignment.ts';
import { afterTied, announcedKey, handedToSetter, peekedShadow, recordedStore, storeNotes } from './member-store.ts';

export function assignMember(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'MemberExpression'>,
): Emitted {
  return afterTied(context, left, storedMember(context, node, left));
}

function storedMember(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'MemberExpression'>,
): Emitted {
  if (isLogicalAssignment(node.operator)) return assignLogically(context, node, left);
  return node.operator === '=' ? assignPlainly(context, node, left) : assignCompound(context, node, left);
}

function assignPlainly(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'MemberExpression'>,
): Emitted {
  const place = placeOf(context, left, [node.right]);
  const value = context.temporary();
  if (place.key === '"next"') context.propertyFunctions.set(unwrap(node.right), 'next');
  const right = context.parts.expression(node.right);
  // A setter may change the variable that the value comes from, so its shadow is kept.
  const isKept = right.shadow === none || context.names.isTemporary(right.shadow);
  const shadow = isKept ? right.shadow : context.temporary();
  const keep = isKept ? '' : `${shadow} = ${right.shadow}, `;
  const notes = keep + storeNotes(context, left, place, { value, shadow });
  const evaluate = `${value} = ${unnamed(node.right, right.code)}`;
  const given = notes === '' ? `(${evaluate})` : sequence(evaluate, notes, value);
  const assign = `${place.access} = ${context.mark(node.right)}${given}`;
  return {
    code: sequence(place.setup, assign, recordedStore(context, left, place, shadow), value),
    shadow,
  };
}

function assignCompound(
  context: EmitContext,
  node: NodeOf<'AssignmentExpression'>,
  left: NodeOf<'MemberExpression'>,
): Emitted {
  const place = placeOf(context, left, [node.right]);
  const value = context.temporary();
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
    announcedKey(context, left, place),
    handedToSetter(context, left, place, { value, shadow }),
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
    recordedStore(context, left, place, shadow),
    value,
  );
  return { code, shadow };
}

function assignLogically(
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
    : sequence(
        `${value} = ${right.code}`,
        `${stored} = ${right.shadow}`,
        handedToSetter(context, left, place, given),
        value,
      );
  const old = context.runtime.call('concreteOf', stored);
  const code = sequence(
    place.setup,
    throwNotes.defined(context, left, place.object),
    `${stored} = ${peekedShadow(context, left, place)}`,
    announcedKey(context, left, place),
    ifSet(stored, context.runtime.call(assignmentEvent(node.operator), context.site(node), old, stored)),
    `${result} = ${place.access} ${node.operator} ${countedAssignment(context, node, assigned)}`,
    recordedStore(context, left, place, stored),
    result,
  );
  return { code, shadow: stored };
}
