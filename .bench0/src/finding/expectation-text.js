const expectations = {
    exception: 'returns, or rejects the input with an error that the code itself constructs',
    'unhandled-rejection': 'handles the rejections of its promises',
    'stack-overflow': 'returns, or rejects the input, within the stack',
    exit: 'leaves the process running',
    memory: 'returns, or rejects the input, within the memory limit',
    hang: 'ends within its time limit',
    slow: 'takes time in proportion to the length of the input',
    denied: 'does nothing that the sandbox denies',
    pollution: 'leaves the prototypes of built-in objects unchanged',
    property: 'the property holds',
    difference: 'all sides end alike',
};
const longestMessage = 500;
/** Says in words what a finding of this kind violates. */
export function expectationText({ kind, errorClass, message, difference }) {
    const text = firstLines(message);
    const said = errorClass === '' ? text : `${errorClass}: ${text}`;
    switch (kind) {
        case 'exception':
            return { expected: expectations[kind], observed: `throws ${said}` };
        case 'unhandled-rejection':
            return { expected: expectations[kind], observed: `leaves a rejection unhandled: ${said}` };
        case 'property': {
            const [name, ...rest] = text.split(': ');
            if (rest.length === 0)
                return { expected: expectations[kind], observed: said };
            const own = rest.join(': ');
            const [, expected = `${name} holds`, observed = own] = /^expected (.*), observed (.*)$/su.exec(own) ?? [];
            return { expected, observed };
        }
        case 'difference': {
            const [one, ...others] = difference?.results ?? [];
            if (one === undefined || others.length === 0)
                return { expected: expectations[kind], observed: said };
            return { expected: `${sideNames(difference)} end alike`, observed: said };
        }
        default:
            return { expected: expectations[kind], observed: said };
    }
}
function sideNames(difference) {
    return (difference?.results ?? []).map(({ side }) => side).join(' and ');
}
function firstLines(message) {
    const text = message.replaceAll(/\s*\n\s*/gu, ' ').trim();
    return text.length <= longestMessage ? text : `${text.slice(0, longestMessage)}…`;
}
