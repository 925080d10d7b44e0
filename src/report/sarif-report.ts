import type { Location, Log, ReportingDescriptor, Result, StackFrame, ThreadFlowLocation } from 'sarif';

import { findingKinds, type FindingKind } from '../oracle/finding-kinds.ts';
import type { FindingStep } from '../finding/finding-step.ts';
import type { ReportedFinding } from '../finding/reported-finding.ts';
import { packageVersion } from '../core/package-version.ts';
import { findingInput } from '../finding/input/finding-input.ts';
import type { ReportData } from './data/report-data.ts';
import type { Reporter } from './reporter.ts';

/** Findings as code scanning services read them: SARIF 2.1.0, with the decisions before a failure as a code flow. */
export const sarifReport: Reporter = {
  fileName: 'coppice.sarif',
  report: (data) => `${JSON.stringify(log(data), undefined, 2)}\n`,
};

const ruleTexts: Readonly<Partial<Record<FindingKind, string>>> = {
  exception: 'An input makes the target throw an error that is not its own way to reject input.',
  hang: 'An input makes the target run without end.',
  memory: 'An input makes the target run out of memory.',
  'stack-overflow': 'An input makes the target exhaust the stack.',
  slow: 'The time of the target grows faster than its input.',
  pollution: 'An input changes a built-in prototype.',
  property: 'A declared property does not hold for an input.',
  difference: 'Implementations that should agree differ on an input.',
};

function log({ campaign, findings }: ReportData): Log {
  const kinds = (Object.keys(findingKinds) as FindingKind[]).filter((kind) =>
    findings.some((each) => each.kind === kind),
  );
  const rules = kinds.map((kind): ReportingDescriptor => ({
    id: kind,
    // Validators want a name that differs from the identifier.
    name: `${kind.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())}Finding`,
    shortDescription: { text: ruleTexts[kind] ?? `Failure of the kind ${kind}.` },
    defaultConfiguration: { level: 'error' },
  }));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Coppice', semanticVersion: packageVersion(), rules } },
        automationDetails: { id: `coppice/${campaign.target}` },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, kinds)),
      },
    ],
  };
}

function resultOf(finding: ReportedFinding, kinds: readonly FindingKind[]): Result {
  const { kind, error, replay, fingerprint, site, stack, steps = [], id } = finding;
  const location = locationOf(site);
  const text = `${error.split('\n')[0]}\nInput: ${findingInput(finding)}\nReplay: ${replay}`;
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
    properties: { findingId: id, input: finding.minimized, encoding: finding.encoding },
  };
}

function flowLocation({ site, condition, taken, times }: FindingStep): ThreadFlowLocation[] {
  const location = locationOf(site);
  const repeated = times > 1 ? ` (${times} times)` : '';
  const text = `${condition} is ${taken === null ? 'missing' : String(taken)}${repeated}`;
  return location === undefined ? [] : [{ location: { ...location, message: { text } } }];
}

function frameOf(called: string, site: string): StackFrame {
  const location = locationOf(site);
  return { location: { ...location, message: { text: called === '' ? 'top level' : called } } };
}

function locationOf(site: string): Location | undefined {
  const match = /^(.+?):(\d+)(?::(\d+))?$/u.exec(site);
  if (match === null) return undefined;
  const [, file = '', line, column] = match;
  const region = { startLine: Number(line), ...(column === undefined ? {} : { startColumn: Number(column) }) };
  return { physicalLocation: { artifactLocation: { uri: encodeURI(file) }, region } };
}
