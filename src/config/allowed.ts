import { CoppiceError } from '../core/coppice-error.ts';
import { nearestName } from '../core/nearest-name.ts';
import { permissions, type Permission } from '../execution/permission.ts';
import type { FindingKind } from '../oracle/finding-kind.ts';
import { allowableKinds } from '../oracle/judge.ts';

/** What a subject may do, and which ways to fail are no findings. */
export interface Allowed {
  readonly permissions: readonly Permission[];
  readonly kinds: readonly FindingKind[];
}

const plainWords: readonly string[] = [...permissions, ...allowableKinds];
export const allowedWords: readonly string[] = [...plainWords, 'env=NAME'];

const variable = /^env=(?<name>[^=\s]+)$/u;
/** After `env=A`, further names in the same list: `env=A,B`. */
const furtherVariable = /^[A-Z_][A-Z0-9_]*$/u;

/** `where` names the list in messages. */
export function readAllowed(words: readonly string[], where: string): Allowed {
  const variables: Permission[] = [];
  const list = words.flatMap((text) => text.split(',')).map((text) => text.trim());
  for (const word of list) {
    const name = variable.exec(word)?.groups?.['name'];
    if (name !== undefined) variables.push(`env=${name}`);
    else if (variables.length > 0 && furtherVariable.test(word)) variables.push(`env=${word}`);
    else if (!plainWords.includes(word)) throw unknownWord(word, where);
  }
  return {
    permissions: [...permissions.filter((permission) => list.includes(permission)), ...variables],
    kinds: allowableKinds.filter((kind) => list.includes(kind)),
  };
}

function unknownWord(word: string, where: string): CoppiceError {
  const near = nearestName(word, allowedWords);
  const hint = near === undefined ? `known are ${allowedWords.join(', ')}` : `did you mean ${near}?`;
  return new CoppiceError('bad-value', `${where} knows no \`${word}\``, { hint });
}
