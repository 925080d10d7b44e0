import { allowedWords, readAllowed, type Allowed } from '../config/allowed.ts';
import type { Option } from './option.ts';

export const allowOption: Option<Allowed | undefined> = {
  value: 'LIST',
  summary: `what the target may do or how it may fail, separated by commas: ${allowedWords.join(', ')}`,
  whenAlone: undefined,
  fallback: undefined,
  read: (given) =>
    readAllowed(
      given.split(',').map((word) => word.trim()),
      '--allow',
    ),
};
