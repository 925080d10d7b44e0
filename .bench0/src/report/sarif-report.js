import { findingKinds } from '../oracle/finding-kinds.js';
import { shownJson } from '../core/text/shown-json.js';
/** Findings as code scanning services read them: SARIF 2.1.0, with the decisions before a failure as a code flow. */
export const sarifReport = {
    fileName: 'coppice.sarif',
    report: (data) => `${JSON.stringify(log(data), undefined, 2)}\n`,
};
const ruleTexts = {
    exception: 'An input makes the target throw an error that is not its own way to reject input.',
    hang: 'An input makes the target run without end.',
    memory: 'An input makes the target run out of memory.',
    'stack-overflow': 'An input makes the target exhaust the stack.',
    slow: 'The time of the target grows faster than its input.',
    pollution: 'An input changes a built-in prototype.',
    property: 'A declared property does not hold for an input.',
    difference: 'Implementations that should agree differ on an input.',
};
function log({ campaign, findings }) {
    const kinds = Object.keys(findingKinds).filter((kind) => findings.some((each) => each.kind === kind));
    const rules = kinds.map((kind) => ({
        id: kind,
        name: kind.replaceAll(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase()),
        shortDescription: { text: ruleTexts[kind] ?? `Failure of the kind ${kind}.` },
        defaultConfiguration: { level: 'error' },
    }));
    return {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'Coppice', rules } },
                automationDetails: { id: `coppice/${campaign.target}` },
                columnKind: 'utf16CodeUnits',
                results: findings.map((finding) => resultOf(finding, kinds)),
            },
        ],
    };
}
function resultOf(finding, kinds) {
    const { kind, error, minimized, replay, fingerprint, site, stack, steps = [], id } = finding;
    const location = locationOf(site);
    const text = `${error.split('\n')[0]}\nInput: ${shownJson(minimized)}\nReplay: ${replay}`;
    return {
        ruleId: kind,
        ruleIndex: kinds.indexOf(kind),
        level: 'error',
        message: { text },
        ...(location === undefined ? {} : { locations: [location] }),
        // The fingerprint names the cause, so that the result stays the same when the code around it moves.
        partialFingerprints: { 'coppiceFinding/v1': fingerprint },
        ...(steps.length === 0 ? {} : { codeFlows: [{ threadFlows: [{ locations: steps.flatMap(flowLocation) }] }] }),
        ...(stack.length === 0 ? {} : { stacks: [{ frames: stack.map(({ called, site: at }) => frameOf(called, at)) }] }),
        properties: { findingId: id, input: minimized, encoding: finding.encoding },
    };
}
function flowLocation({ site, condition, taken, times }) {
    const location = locationOf(site);
    const repeated = times > 1 ? ` (${times} times)` : '';
    const text = `${condition} is ${taken === null ? 'missing' : String(taken)}${repeated}`;
    return location === undefined ? [] : [{ location: { ...location, message: { text } } }];
}
function frameOf(called, site) {
    const location = locationOf(site);
    return { location: { ...location, message: { text: called === '' ? 'top level' : called } } };
}
function locationOf(site) {
    const match = /^(.+?):(\d+)(?::(\d+))?$/u.exec(site);
    if (match === null)
        return undefined;
    const [, file = '', line, column] = match;
    const region = { startLine: Number(line), ...(column === undefined ? {} : { startColumn: Number(column) }) };
    return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region } };
}
