import { text } from './option.ts';
import type { InputSource } from './read-input.ts';

export const dirOption = text(
  'DIR',
  'the campaign in which the id of a finding is looked up (the latest in .coppice that has it)',
);

/** True if the operand of `replay` or `minimize` names a finding: there is no input, and it is not a target. */
export function namesFinding(target: string, { operand, text: given }: InputSource): boolean {
  return operand === undefined && given === undefined && !target.includes('#');
}
