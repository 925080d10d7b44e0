import { CoppiceError } from '../core/coppice-error.js';
import { nearestName } from '../core/text/nearest-name.js';
import { permissions } from '../execution/process/permission.js';
import { findingKindNames, findingKinds } from '../oracle/finding-kinds.js';
const allowableKinds = findingKindNames.filter((kind) => findingKinds[kind].isAllowable);
const plainNames = [...permissions, ...allowableKinds];
export const allowedNames = [...plainNames, 'env=NAME'];
const variable = /^env=(?<name>[^=\s]+)$/u;
/** A further name after `env=A` in the same list: `env=A,B`. */
const furtherVariable = /^[A-Z_][A-Z0-9_]*$/u;
/** `where` names the list in messages. */
export function readAllowed(values, where) {
    const variables = [];
    const list = values.flatMap((text) => text.split(',')).map((text) => text.trim());
    for (const value of list) {
        const name = variable.exec(value)?.groups?.['name'];
        if (name !== undefined)
            variables.push(`env=${name}`);
        else if (variables.length > 0 && furtherVariable.test(value))
            variables.push(`env=${value}`);
        else if (!plainNames.includes(value))
            throw unknownName(value, where);
    }
    return {
        permissions: [...permissions.filter((permission) => list.includes(permission)), ...variables],
        kinds: allowableKinds.filter((kind) => list.includes(kind)),
    };
}
function unknownName(value, where) {
    const near = nearestName(value, allowedNames);
    const hint = near === undefined ? `allowed values: ${allowedNames.join(', ')}` : `did you mean ${near}?`;
    return new CoppiceError('bad-value', `${where} does not take \`${value}\``, { hint });
}
