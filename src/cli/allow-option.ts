import { CoppiceError } from '../core/coppice-error.ts';
import { nearestName } from '../core/nearest-name.ts';
import { permissions, type Permission } from '../execution/permission.ts';
import { allowableKinds, type FindingKind } from '../oracle/judge.ts';
import type { Option } from './option.ts';

/** What a subject may do, and which ways to fail are no findings. */
export interface Allowed {
  readonly permissions: readonly Permission[];
  readonly kinds: readonly FindingKind[];
}

const known: readonly string[] = [...permissions, ...allowableKinds];

export const allowOption: Option<Allowed> = {
  value: 'LIST',
  summary: `what the target may do or how it may fail, separated by commas: ${known.join(', ')}`,
  whenAlone: undefined,
  fallback: { permissions: [], kinds: [] },
  read: (given) => {
    const words = given.split(',').map((word) => word.trim());
    for (const word of words) if (!known.includes(word)) throw unknownWord(word);
    return {
      permissions: permissions.filter((permission) => words.includes(permission)),
      kinds: allowableKinds.filter((kind) => words.includes(kind)),
    };
  },
};

function unknownWord(word: string): CoppiceError {
  const near = nearestName(word, known);
  const hint = near === undefined ? `known are ${known.join(', ')}` : `did you mean ${near}?`;
  return new CoppiceError('bad-value', `--allow knows no \`${word}\``, { hint });
}
