import { text } from './option.js';
export const dirOption = text('DIR', 'the campaign in which the id of a finding is looked up (the latest in .coppice)');
/** True if the operand of `replay` or `minimize` names a finding: there is no input, and it is not a target. */
export function namesFinding(target, { operand, text: given }) {
    return operand === undefined && given === undefined && !target.includes('#');
}
