import { alt } from '../../../expression.js';
import { defaultMode } from '../../../lexer-rule.js';
import { isHidden, typeName } from './lexer-commands.js';
import { lexicalExpression } from './lexical-expression.js';
/** Returns the parts of a rule. A fragment is one part and no entry, because it is never tried by itself. */
export function lexerPartsOf(rule) {
    if (rule.isFragment)
        return [partOf(rule, rule.name, rule.branches)];
    const groups = branchesTreatedAlike(rule);
    return groups.map((branches, index) => {
        const name = groups.length === 1 ? rule.name : `${rule.name}.${index + 1}`;
        const { pattern, body } = partOf(rule, name, branches);
        const { type, hidden, more, modeActions } = treatmentOf(branches[0], rule);
        return { name, pattern, rule, body, mode: rule.mode, type, hidden, more, modeActions };
    });
}
export function isEntry(part) {
    return 'mode' in part;
}
/** Returns the name of the rule for what a part or a rule matches by itself. */
export function patternName(name) {
    return `${name}.pattern`;
}
function partOf(rule, name, branches) {
    const body = alt(branches.map((branch) => lexicalExpression(branch.body, rule)));
    return { name, pattern: patternName(name), rule, body };
}
function branchesTreatedAlike(rule) {
    if (rule.branches.length === 1)
        return [[...rule.branches]];
    const groups = new Map();
    for (const branch of rule.branches) {
        const key = JSON.stringify(treatmentOf(branch, rule));
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [branch]);
        else
            group.push(branch);
    }
    return [...groups.values()];
}
function treatmentOf({ commands }, rule) {
    return {
        type: typeName(commands, rule.name),
        hidden: isHidden(commands),
        more: commands.more,
        modeActions: commands.modeActions.map(({ action }) => namedMode(action)),
    };
}
/** Modes may be given by number; only the number of the default mode is known. */
function namedMode(action) {
    return action.kind !== 'pop' && action.mode === '0' ? { ...action, mode: defaultMode } : action;
}
