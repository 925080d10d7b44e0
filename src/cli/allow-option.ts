import { allowedNames, readAllowed, type Allowed } from '../config/allowed.ts';
import type { Option } from './option.ts';

export const allowOption: Option<Allowed | undefined> = {
  value: 'LIST',
  summary: `permitted actions of the target, and failures that are not findings; comma-separated: ${allowedNames.join(', ')}`,
  whenAlone: undefined,
  fallback: undefined,
  read: (given) =>
    readAllowed(
      given.split(',').map((name) => name.trim()),
      '--allow',
    ),
};
