import { joinAlternatives } from './join-alternatives.js';
const widest = 100;
/**
 * Lays out rules that end with `;`, one per line. A rule that is too long for a line has one line per alternative and
 * is separated from its neighbors. `separator` is written between a rule's head and its body.
 */
export function layOutRules(rules, separator) {
    const printed = rules.map((rule) => layOut(rule, separator));
    let text = '';
    printed.forEach((rule, i) => {
        const apart = i > 0 && (rule.includes('\n') || printed[i - 1]?.includes('\n') === true);
        text += `${apart ? '\n' : ''}${rule}\n`;
    });
    return text;
}
function layOut({ head, alternatives }, separator) {
    const line = [head, separator, joinAlternatives(alternatives), ';'].filter((part) => part !== '').join(' ');
    if (line.length <= widest || alternatives.length === 1)
        return line;
    const lines = alternatives.map((alternative, i) => `  ${i === 0 ? separator : '|'} ${alternative}`.trimEnd());
    return [head, ...lines, '  ;'].join('\n');
}
