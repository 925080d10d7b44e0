import { CoppiceError } from '../core/coppice-error.ts';
import { nearestName } from '../core/text/nearest-name.ts';
import { permissions, type Permission } from '../execution/process/permission.ts';
import { findingKindNames, findingKinds, type FindingKind } from '../oracle/finding-kinds.ts';

/** Permissions of a subject, and kinds of failures that are not findings. */
export interface Allowed {
  readonly permissions: readonly Permission[];
  readonly kinds: readonly FindingKind[];
}

const allowableKinds = findingKindNames.filter((kind) => findingKinds[kind].isAllowable);
const plainNames: readonly string[] = [...permissions, ...allowableKinds];
export const allowedNames: readonly string[] = [...plainNames, 'env=NAME'];

const variable = /^env=(?<name>[^=\s]+)$/u;
/** A further name after `env=A` in the same list: `env=A,B`. */
const furtherVariable = /^[A-Z_][A-Z0-9_]*$/u;

/** `where` names the list in messages. */
export function readAllowed(values: readonly string[], where: string): Allowed {
  const variables: Permission[] = [];
  const list = values.flatMap((text) => text.split(',')).map((text) => text.trim());
  for (const value of list) {
    const name = variable.exec(value)?.groups?.['name'];
    if (name !== undefined) variables.push(`env=${name}`);
    else if (variables.length > 0 && furtherVariable.test(value)) variables.push(`env=${value}`);
    else if (!plainNames.includes(value)) throw unknownName(value, where);
  }
  return {
    permissions: [...permissions.filter((permission) => list.includes(permission)), ...variables],
    kinds: allowableKinds.filter((kind) => list.includes(kind)),
  };
}

function unknownName(value: string, where: string): CoppiceError {
  const near = nearestName(value, allowedNames);
  const hint = near === undefined ? `allowed values: ${allowedNames.join(', ')}` : `did you mean ${near}?`;
  return new CoppiceError('bad-value', `${where} does not take \`${value}\``, { hint });
}
