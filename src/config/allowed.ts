import { CoppiceError } from '../core/coppice-error.ts';
import { nearestName } from '../core/nearest-name.ts';
import { permissions, type Permission } from '../execution/permission.ts';
import { allowableKinds, type FindingKind } from '../oracle/judge.ts';

/** What a subject may do, and which ways to fail are no findings. */
export interface Allowed {
  readonly permissions: readonly Permission[];
  readonly kinds: readonly FindingKind[];
}

export const allowedWords: readonly string[] = [...permissions, ...allowableKinds];

/** `where` names the list in messages. */
export function readAllowed(words: readonly string[], where: string): Allowed {
  for (const word of words) if (!allowedWords.includes(word)) throw unknownWord(word, where);
  return {
    permissions: permissions.filter((permission) => words.includes(permission)),
    kinds: allowableKinds.filter((kind) => words.includes(kind)),
  };
}

function unknownWord(word: string, where: string): CoppiceError {
  const near = nearestName(word, allowedWords);
  const hint = near === undefined ? `known are ${allowedWords.join(', ')}` : `did you mean ${near}?`;
  return new CoppiceError('bad-value', `${where} knows no \`${word}\``, { hint });
}
