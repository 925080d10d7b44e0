import { shownInput as sourceForm } from '../../core/text/shown-input.ts';
import type { Json } from '../../core/tagged-value.ts';
import type { InputEncoding } from '../../execution/input/encoded-input.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { ArmReport, ReportData } from '../data/report-data.ts';
import { highlightsOf } from './highlight.ts';
import type { PageData, PageFinding, ShownInput } from './page-data.ts';

const longestInput = 2000;
const longestText = 4000;
const mostInputs = 2000;
const mostAllSource = 1 << 20;
/** A source map within a compiled file is often longer than its code. */
const inlineMap = /^\/\/[#@] ?sourceMappingURL=data:.*$/gmu;

/** Takes from a report what the page shows. */
export function pageDataOf(report: ReportData): PageData {
  let sourceLeft = mostAllSource;
  return {
    ...report,
    files: report.files.map(({ source: whole, ...file }) => {
      const source = whole?.replace(inlineMap, '');
      if (source === undefined || source.length > sourceLeft) return { ...file, highlights: [] };
      sourceLeft -= source.length;
      return { ...file, source, highlights: highlightsOf(file.path, source) };
    }),
    branches: report.branches.map((branch) => ({
      ...branch,
      arms: branch.arms.map(withoutInput),
    })),
    findings: report.findings.map(shownFinding),
    inputs: report.inputs
      .slice(0, mostInputs)
      .map(({ input, ...rest }) => ({ ...rest, input: shownInput(input, rest.encoding) })),
    inputsLeftOut: Math.max(0, report.inputs.length - mostInputs),
  };
}

/** The page finds inputs by their ids. */
function withoutInput({ when, state, runs, inputId, reason, proof, concretizations, after }: ArmReport): ArmReport {
  return {
    when,
    state,
    runs,
    ...(inputId === undefined ? {} : { inputId }),
    ...(reason === undefined ? {} : { reason }),
    ...(proof === undefined ? {} : { proof }),
    ...(concretizations === undefined ? {} : { concretizations }),
    ...(after === undefined ? {} : { after }),
  };
}

function shownFinding({ input, minimized, firstRun, ...finding }: ReportedFinding): PageFinding {
  const { encoding } = finding;
  return {
    ...withCutStrings(finding),
    firstRun: { run: firstRun.run, origin: firstRun.origin },
    input: shownInput(input, encoding),
    minimized: shownInput(minimized, encoding),
  };
}

function withCutStrings<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? cut(part) : part));
  return JSON.parse(text) as Value;
}

function shownInput(input: Json, encoding: InputEncoding): ShownInput {
  const isText = encoding === 'utf8' || encoding === 'utf16';
  const text = typeof input !== 'string' ? sourceForm(input) : encoding === 'base64' ? hexadecimal(input) : input;
  return { text: text.slice(0, longestInput), isText, length: text.length };
}

function hexadecimal(base64: string): string {
  return (Buffer.from(base64, 'base64').toString('hex').match(/../gu) ?? []).join(' ');
}

function cut(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)}... (${text.length} characters in all)`;
}
