import { missingPart } from './missing-part.js';
import { printValue } from './print-value.js';
const mostShown = 200;
const { toString } = Object.prototype;
/** `texts` are the texts of the input: names that occur in them vary with the input. */
export function describeParts({ path, left, right }, texts) {
    const steps = [];
    for (let at = path; at !== undefined; at = at.above)
        steps.unshift(at);
    return {
        path: steps.map(({ key, isIndex }) => (isIndex ? `[${key}]` : step(key))).join(''),
        form: formOf(steps, texts),
        kinds: kindsOf(left, right),
        shown: [shown(left), shown(right)],
    };
}
/**
 * The last step with a name that does not come from the input, and the last step if it is another: results of recursive
 * programs contain the same parts at any depth.
 */
function formOf(steps, texts) {
    const forms = steps.map(({ key, isIndex }) => isIndex ? '[]' : texts.some((text) => text.includes(key)) ? '.*' : step(key));
    const named = forms.findLastIndex((form) => form !== '[]' && form !== '.*');
    return [...forms.slice(Math.max(0, named), named + 1), ...forms.slice(named + 1).slice(-1)].join('');
}
function step(key) {
    return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
function shown(value) {
    if (value === missingPart)
        return 'missing';
    const text = printValue(value);
    return text.length > mostShown ? `${text.slice(0, mostShown)}...` : text;
}
/** Two texts differ in the kinds of the first characters that differ; other values in their own kinds. */
function kindsOf(left, right) {
    if (typeof left !== 'string' || typeof right !== 'string')
        return `${kindOf(left)} and ${kindOf(right)}`;
    let at = 0;
    while (at < left.length && left[at] === right[at])
        at++;
    return `text ${characterKind(left[at])} and ${characterKind(right[at])}`;
}
function kindOf(value) {
    if (value === missingPart)
        return 'missing';
    if (typeof value === 'number')
        return numberKind(value);
    if (typeof value !== 'object')
        return typeof value === 'boolean' ? `${value}` : typeof value;
    return value === null ? 'null' : toString.call(value).slice(8, -1);
}
function numberKind(value) {
    if (!Number.isFinite(value))
        return `${value}`;
    if (Object.is(value, -0))
        return '-0';
    return Number.isInteger(value) ? 'integer' : 'fraction';
}
function characterKind(character) {
    if (character === undefined)
        return 'end';
    if (character > '\u007f')
        return 'other';
    if (/[A-Za-z]/u.test(character))
        return 'letter';
    if (/\d/u.test(character))
        return 'digit';
    if (/[!-~]/u.test(character))
        return 'punctuation';
    return 'space or control';
}
