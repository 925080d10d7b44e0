import cue from 'cue-parser';

import { put } from './cue-files.mjs';

export function parse(text) {
  put(text);
  return cue.parse('sheet.cue');
}
